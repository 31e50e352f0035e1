import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { declarationsOf, readText } from './read-styles.ts';
import { drawingScripts, largeTextReasons, lengthReasons, shortWords } from './style-reasons.ts';

const files = (pattern: string): readonly string[] => globSync(pattern, { cwd: projectRoot }).toSorted();
const read = (file: string): string => readText(join(projectRoot, file));

const sheets = files('web/**/*.css').map((file) => ({ file, declarations: declarationsOf(read(file)) }));
const drawn = (file: string): boolean => /^web\/(art|styles\/tokens)\//.test(file);
const scripts = files('web/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
const spacing =
  /^(?:row-|column-)?gap$|^(?:scroll-)?(?:margin|padding)\b|^(?:inset|top|right|bottom|left)\b|^--[\w-]*(?:gap|padding|margin|spacing)$/;

test('reads declarations from rules, also inside of others', () =>
  expect(
    declarationsOf('/* a: b; */ @media (x) { .a { gap: 1px 2px; color: red } } :root { --b-c: 3px; }'),
  ).toEqual([
    { property: 'gap', value: '1px 2px' },
    { property: 'color', value: 'red' },
    { property: '--b-c', value: '3px' },
  ]));

test('colours are tokens outside tokens and art', () => {
  const found = sheets
    .filter(({ file }) => !drawn(file))
    .flatMap(({ file, declarations }) =>
      declarations
        .filter(({ value }) => /#[\da-f]{3,8}\b/i.test(value.replace(/url\("[^"]*"\)/g, '')))
        .map(({ property, value }) => `${file}: ${property}: ${value}`),
    );
  expect(found).toEqual([]);
});

test('scripts that are not drawings name no colour', () => {
  const coloured = scripts.filter(
    (file) => !drawn(file) && /(['"`])#(?:[\da-f]{3}|[\da-f]{6})\1/i.test(read(file)),
  );
  expect(coloured).toEqual(drawingScripts.toSorted());
});

test('spacing comes from the scale, besides hairlines and the lengths with a reason', () => {
  const found = sheets
    .filter(({ file }) => !drawn(file))
    .map(({ file, declarations }) => {
      const lengths = declarations
        .filter(({ property }) => spacing.test(property))
        .flatMap(({ value }) => value.match(/(?<![\d.])(?!1px)[\d.]+px/g) ?? []);
      return [file, [...new Set(lengths)].join(' ')] as const;
    })
    .filter(([, lengths]) => lengths !== '');
  const known = lengthReasons.flatMap(({ at }) => Object.entries(at));
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(known.map(([path, lengths]) => [`web/${path}.module.css`, lengths])),
  );
});

test('sizes of type are tokens', () => {
  const found = sheets.flatMap(({ file, declarations }) =>
    declarations
      .filter(
        ({ property, value }) =>
          /^font(?:-size)?$/.test(property) &&
          /[\d.]rem/.test(value.replace(/var\(--large-text\) \* [\d.]+rem/g, '')),
      )
      .map(({ property, value }) => `${file}: ${property}: ${value}`),
  );
  expect(found).toEqual([]);
});

test('custom properties have words as names', () => {
  const names = new Set(sheets.flatMap(({ file }) => read(file).match(/(?<![\w-])--[\w-]+/g) ?? []));
  const parts = [...names].map((name) => ({ name, parts: name.slice(2).split('-') }));
  const unclear = parts.filter((each) =>
    each.parts.some((part) => !/^(?:\d+|[a-z]{3,})$/.test(part) && !shortWords.includes(part)),
  );
  expect(unclear.map(({ name }) => name)).toEqual([]);
});

test('every custom property that a stylesheet reads without a default is set', () => {
  const text = [...files('web/**/*.css'), ...scripts].map(read).join('\n');
  const set = new Set([...text.matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name));
  const reads = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect([...new Set(reads)].filter((name) => !set.has(name))).toEqual([]);
});

test('large text is a matter of tokens, besides the selectors with a reason', () => {
  const found = files('web/**/*.css').filter((file) => !drawn(file) && read(file).includes('[data-care'));
  const known = largeTextReasons.flatMap(({ at }) => at.map((path) => `web/${path}`));
  expect(found).toEqual(known.toSorted());
  const selectors = found.flatMap((file) => read(file).match(/\[data-care/g) ?? []);
  expect(selectors.length).toBeLessThanOrEqual(40);
});
