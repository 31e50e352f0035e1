import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { artNames } from './keys.ts';
import { toSvg } from './to-svg.ts';

const folder = join(import.meta.dirname, '../public/art');

it.each([...catalogue])(
  'ships %s exactly as it is drawn (`vitest run web/art -u` writes the files)',
  async (key, drawing) => {
    await expect(toSvg(drawing)).toMatchFileSnapshot(join(folder, `${key}.svg`));
  },
);

it('names every picture in the list of keys, and keeps no file besides', () => {
  const named = Object.entries(artNames)
    .flatMap(([family, names]) => names.map((name) => `${family}/${name}`))
    .toSorted();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.svg'),
  );
  expect([...catalogue.keys()].toSorted()).toEqual(named);
  expect(files.map((path) => path.replace('.svg', '')).toSorted()).toEqual(named);
});

it('keeps every picture under 5 KB, and one that shows several things under 7.5 KB', () => {
  const limitOf = (key: string) => (key.startsWith('views/') ? 7_500 : 5_000);
  const large = [...catalogue].filter(([key, drawing]) => toSvg(drawing).length > limitOf(key));
  expect(large.map(([key]) => key)).toEqual([]);
});

it('draws every picture as well-formed XML with no id twice', () => {
  const broken = [...catalogue].filter(([, drawing]) => {
    const svg = new DOMParser().parseFromString(toSvg(drawing), 'image/svg+xml');
    const ids = [...svg.querySelectorAll('[id]')].map(({ id }) => id);
    return svg.querySelector('parsererror') !== null || new Set(ids).size < ids.length;
  });
  expect(broken.map(([key]) => key)).toEqual([]);
});
