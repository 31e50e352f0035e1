import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { shortNames } from '../build/css-modules.ts';
import { classesOf, readText, styleUses } from './read-styles.ts';

const files = (pattern: string): readonly string[] => globSync(pattern, { cwd: projectRoot }).toSorted();
const read = (file: string): string => readText(join(projectRoot, file));

const modules = new Map(files('web/**/*.module.css').map((file) => [file, classesOf(read(file))]));
const uses = files('web/**/*.{ts,tsx}').flatMap((file) =>
  styleUses(file, read(file)).map((use) => ({ file, ...use })),
);

test('reads class names from selectors only', () => {
  const css = `.card:not(.wide) > a[href='.x'] { margin: 0.5em; }
@media (min-width: 1.5em) { :global(.icon) .name { color: red; } } /* .gone {} */`;
  expect(classesOf(css)).toEqual(new Set(['card', 'wide', 'name']));
});

test('reads which classes a component names', () => {
  const [use] = styleUses('web/a/b.tsx', "import styles from './b.module.css';\nstyles.card; styles[look];");
  expect(use).toMatchObject({ module: 'web/a/b.module.css', names: new Set(['card']), isOpen: true });
});

test('every class a component names stands in its stylesheet', () => {
  const missing = uses.flatMap(({ file, module, names }) =>
    [...names]
      .filter((name) => !modules.get(module)?.has(name))
      .map((name) => `${file}: ${name} of ${module}`),
  );
  expect(missing).toEqual([]);
});

test('a component imports stylesheets of its own folder only', () => {
  const foreign = uses.filter(({ file, module }) => dirname(file) !== dirname(module));
  expect(foreign.map(({ file, module }) => `${file}: ${module}`)).toEqual([]);
});

test('every class of a stylesheet is used', () => {
  const unused = [...modules].flatMap(([module, names]) => {
    const here = uses.filter((use) => use.module === module);
    if (here.some(({ isOpen }) => isOpen)) return [];
    return [...names]
      .filter((name) => !here.some((use) => use.names.has(name)))
      .map((name) => `${module}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('every token of a theme is used: documents contain them all', () => {
  const defined = files('web/styles/**/*.css').flatMap((file) => read(file).match(/--[\w-]+(?=\s*:)/g) ?? []);
  const text = files('web/**/*.{css,ts,tsx}').map(read).join('\n');
  const used = new Set(text.match(/--[\w-]+(?![\w-]|\s*:)/g));
  expect([...new Set(defined)].filter((name) => !used.has(name))).toEqual([]);
});

test('global classes stand in web/styles alone', () => {
  const sheets = files('web/**/*.css').filter((file) => !file.endsWith('.module.css'));
  expect(sheets.filter((file) => !file.startsWith('web/styles/'))).toEqual([]);
  const globals = classesOf(read('web/styles/base.css'));
  const strange = files('web/**/*.module.css').flatMap((file) =>
    [...read(file).matchAll(/:global\(\.([\w-]+)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !globals.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(strange).toEqual([]);
});

test('every class of the product has a short name of its own', () => {
  const names = shortNames(files('web/**/*.module.css').map((file) => [file, read(file)]));
  expect(new Set(names.values()).size).toBe(names.size);
  expect(
    [...names.values()].filter((name) => !/^[A-Za-z][A-Za-z\d]$/.test(name) || /^ad$/i.test(name)),
  ).toEqual([]);
});
