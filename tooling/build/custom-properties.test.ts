import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { fixedValues, shorten, shortProperties } from './custom-properties.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const files = (pattern: string): readonly string[] => globSync(pattern, { cwd: projectRoot }).toSorted();
const fixed = new Map([['--space-8', '8px']]);
const shorts = shortProperties(
  'a { color: var(--text); gap: var(--gap) } :root { --text: red; --gap: 1px } b { color: var(--text) }',
);

test('the most frequent custom property has the shortest name', () =>
  expect([...shorts]).toEqual([
    ['--text', '--a'],
    ['--gap', '--b'],
  ]));

test.each([
  ['style', ':root { --text: red }', ':root { --a: red }'],
  ['style', 'a { color: var(--text, var(--gap)) }', 'a { color: var(--a, var(--b)) }'],
  ['style', 'a { margin: 0 calc(-1 * var(--space-8)) }', 'a { margin: 0 calc(-1 * 8px) }'],
  ['style', '.a--text { color: red }', '.a--text { color: red }'],
  ['script', "style={{ '--gap': 2 }}", "style={{ '--b': 2 }}"],
  [
    'script',
    '<Box height="var(--gap)" width="calc(var(--space-8) * 2)" />',
    '<Box height="var(--b)" width="calc(8px * 2)" />',
  ],
  ['script', 'let gap = 2; --gap;', 'let gap = 2; --gap;'],
] as const)('in a %s %s becomes %s', (kind, text, built) =>
  expect(shorten(text, kind, fixed, shorts)).toBe(built),
);

test('every custom property of the product has a short name of its own', () => {
  const names = shortProperties(files('web/**/*.css').map(read).join('\n'));
  expect(new Set(names.values()).size).toBe(names.size);
});

test('a fixed token has one plain value, and no stylesheet or script sets it', () => {
  const values = fixedValues(read('web/styles/tokens/fixed.css'));
  expect([...values.values()].filter((value) => /var\(|[\s,]/.test(value))).toEqual([]);
  const others = files('web/**/*.{css,ts,tsx}').filter((file) => file !== 'web/styles/tokens/fixed.css');
  const set = others.flatMap((file) =>
    [...read(file).matchAll(/(--[\w-]+)['"]?\s*:/g)]
      .filter(([, name = '']) => values.has(name))
      .map(([, name = '']) => `${file}: ${name}`),
  );
  expect(set).toEqual([]);
});
