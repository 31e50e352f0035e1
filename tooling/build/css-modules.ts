import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CSSModulesOptions, Plugin } from 'vite';
import { projectRoot } from '../project-root.mjs';
import { classesOf, keyframesOf, styleUses } from '../styles/read-styles.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const alphabet = [...letters, ...'0123456789'.split('')];

/**
 * Two characters for each class and animation of all stylesheets, numbered in the order of files. The browser's build
 * and the server's are made apart and number alike. Neighbours share a letter, which compresses better than hashes.
 */
export function shortNames(
  sheets: readonly (readonly [file: string, css: string])[],
): ReadonlyMap<string, string> {
  const all = sheets.flatMap(([file, css]) =>
    [...new Set([...classesOf(css), ...keyframesOf(css)])].map((name) => `${file}:${name}`),
  );
  // 'ad' is hidden by ad blockers.
  const names = letters.flatMap((a) => alphabet.map((b) => a + b)).filter((name) => !/^ad$/i.test(name));
  if (all.length > names.length) throw new Error(`${all.length} class names: two characters are too few`);
  return new Map(all.map((name, at) => [name, names[at] ?? '']));
}

const pathOf = (file: string): string => relative(projectRoot, file.split('?')[0] ?? file);
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: projectRoot })
    .toSorted()
    .map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')] as const);

/** Scoped class names: short in the product, readable in development. */
export function cssModules(mode: string): CSSModulesOptions {
  if (mode === 'development') return { generateScopedName: readableName };
  const names = shortNames(filesOf('web/**/*.module.css'));
  return { generateScopedName: (name, file) => shortName(names, name, file) };
}

const readableName = (name: string, file: string): string =>
  `${pathOf(file)
    .replace(/^web\/|\.module\.css$/g, '')
    .replace(/\W+/g, '-')}__${name}`;

function shortName(names: ReadonlyMap<string, string>, name: string, file: string): string {
  const short = names.get(`${pathOf(file)}:${name}`);
  if (short === undefined) throw new Error(`${pathOf(file)} has no class ${name}`);
  return short;
}

/**
 * Writes class names into the browser's files where `styles.name` stood, so that the objects with all names of a
 * stylesheet stay out of them. A stylesheet that is also read by a computed name keeps its object.
 */
export function inlineClassNames(): readonly Plugin[] {
  const names = shortNames(filesOf('web/**/*.module.css'));
  const uses = filesOf('web/**/*.{ts,tsx}')
    .filter(([file]) => !file.includes('.test.'))
    .flatMap(([file, source]) => styleUses(file, source));
  const readByName = new Set(uses.filter(({ isOpen }) => isOpen).map(({ module }) => module));
  return [
    {
      name: 'inline-class-names',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/ },
        // The lines stay where they are: without a map of its own the source map still names the right ones.
        handler: (code, id) => ({
          code: styleUses(pathOf(id), code).reduce((text, { local, statement, module, isOpen }) => {
            const inlined = text.replace(
              new RegExp(String.raw`\b${local}\.(\w+)`, 'g'),
              (_match, name: string) => JSON.stringify(shortName(names, name, join(projectRoot, module))),
            );
            return isOpen ? inlined : inlined.replace(statement, statement.replace(`${local} from `, ''));
          }, code),
          map: null,
        }),
      },
    },
    {
      name: 'stylesheets-without-names',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code, id) => ({
          code: readByName.has(pathOf(id)) ? code : '',
          map: null,
          moduleSideEffects: 'no-treeshake',
        }),
      },
    },
  ];
}
