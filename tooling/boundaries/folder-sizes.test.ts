import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';

const max = 40;
/** Lists of things of one kind, of which each is found by its name. */
const lists = [
  'server/db/migrations',
  // One function a file, named after it.
  'server/db/functions',
  'web/pages',
  'web/ui',
  'mini-program/src/ui',
  // Pictures.
  'web/art',
  'web/public',
  // Commands, which package.json and each other name.
  'tooling',
];
const isList = (folder: string): boolean =>
  lists.some((list) => folder === list || (list !== 'tooling' && folder.startsWith(`${list}/`)));

const foldersUnder = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length + 1)),
];

it(`no folder of code has more than ${max} entries`, () => {
  const large = ['core', 'server', 'web', 'e2e', 'bench', 'tooling', 'mini-program/src']
    .flatMap(foldersUnder)
    .filter((folder) => !isList(folder))
    .map((folder) => ({ folder, entries: readdirSync(join(projectRoot, folder)).length }))
    .filter(({ entries }) => entries > max);
  expect(large).toEqual([]);
});
