import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../project-root.mjs';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const alphabet = [...letters, ...'0123456789'.split('')];

/** In scripts a name stands at the beginning of a text or behind `var(`; elsewhere two hyphens may be a decrement. */
const inStyles = /(?<![\w-])--[a-z][\w-]*/g;
const inScripts = /(?<=['"`(])--[a-z][\w-]*/g;

/** One or two characters for each custom property, the most frequent first; equal counts by name, so that both builds agree. */
export function shortProperties(styles: string): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const [name] of styles.matchAll(inStyles)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const shorts = [...letters, ...letters.flatMap((a) => alphabet.map((b) => a + b))];
  if (counts.size > shorts.length)
    throw new Error(`${counts.size} custom properties: two characters are too few`);
  const names = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name);
  return new Map(names.map((name, at) => [name, `--${shorts[at] ?? ''}`]));
}

/** The values of the tokens that no theme, mode or text size changes. */
export const fixedValues = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** The text with values in place of fixed tokens, and short names in place of the others. */
export function shorten(
  text: string,
  kind: 'style' | 'script',
  fixed: ReadonlyMap<string, string>,
  shorts: ReadonlyMap<string, string>,
): string {
  return text
    .replace(/var\((--[\w-]+)\)/g, (reference, name: string) => fixed.get(name) ?? reference)
    .replace(kind === 'style' ? inStyles : inScripts, (name) => shorts.get(name) ?? name);
}

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

/** Words cost nothing in the product: names of custom properties become short, and fixed tokens their values. */
export function shortCustomProperties(): Plugin {
  const fixed = fixedValues(read('web/styles/tokens/fixed.css'));
  const all = globSync('web/**/*.css', { cwd: projectRoot }).toSorted().map(read).join('\n');
  const shorts = shortProperties(
    all.replace(/(?<=var\()--[\w-]+(?=\))/g, (name) => (fixed.has(name) ? '' : name)),
  );
  return {
    name: 'short-custom-properties',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(css|tsx?)(\?|$)/ },
      handler: (code, id) => ({
        code: shorten(code, /\.css(\?|$)/.test(id) ? 'style' : 'script', fixed, shorts),
        map: null,
      }),
    },
  };
}
