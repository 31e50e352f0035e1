import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readImports } from '../boundaries/read-imports.ts';
import { projectRoot } from '../project-root.mjs';
import { readText } from '../styles/read-styles.ts';
import { frameParts, frameReasons } from './frame-reasons.ts';

const sources = globSync('web/{pages,features}/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => {
    const source = readText(join(projectRoot, file));
    return { file, source, imports: readImports(file, source).imports };
  });
const imported = (specifiers: readonly string[]) =>
  sources
    .filter(({ imports }) =>
      imports.some(({ specifier, typeOnly }) => !typeOnly && specifiers.includes(specifier)),
    )
    .map(({ file }) => basename(file))
    .toSorted();

test('pages take their frame from PageFrame; those that compose its parts have a reason', () =>
  expect(imported(frameParts)).toEqual(Object.values(frameReasons).flat().toSorted()));

test('what a guest sees instead of a page comes from GuestState', () =>
  expect(
    sources.filter(({ source }) => /<EmptyState[^/]*goToLogin/.test(source)).map(({ file }) => file),
  ).toEqual([]));
