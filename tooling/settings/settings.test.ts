import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingNames } from '#server/config.ts';
import { projectRoot } from '../project-root.mjs';

const text = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

it('lists every setting of the server in .env.example, and no other', () => {
  const listed = [...text('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual([...settingNames].sort());
});

it('explains every setting of the server in the table of README', () => {
  const table = text('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .join('\n');
  expect(settingNames.filter((name) => !new RegExp(`\`${name}[\`=]`).test(table))).toEqual([]);
});
