import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';

const items = Object.entries({ L: 6, F: 18, I: 5, A: 22, V: 5 }).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, at) => `${kind}${at + 1}`),
);
const tests = new Set(
  ['core', 'server', 'web', 'e2e', 'bench', 'tooling'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      basename(file),
    ),
  ),
);
const section = readFileSync(join(projectRoot, 'README.md'), 'utf8').split('\n## What it survives\n')[1];
const rows = (section?.split('\n## ')[0] ?? '')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, item = '']) => /^[LFIAV]\d+ /.test(item))
  .map(([, item = '', state = '', shownBy = '']) => ({
    item: item.split(' ')[0] ?? '',
    state,
    files: [...shownBy.matchAll(/`([^`]+\.(?:test|bench)\.tsx?)`/g)].map(([, file = '']) => file),
  }));

describe('the table "What it survives" of README', () => {
  it('lists every item of the reliability list once, in order', () =>
    expect(rows.map(({ item }) => item)).toEqual(items));

  it.each(rows)('$item is $state, by tests and benches that exist', ({ state, files }) => {
    expect(['shown', 'partly', 'not yet']).toContain(state);
    if (state !== 'not yet') expect(files).not.toEqual([]);
    expect(files.filter((file) => !tests.has(file))).toEqual([]);
  });
});
