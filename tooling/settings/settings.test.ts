import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingDefaults } from '#server/config.ts';
import { projectRoot } from '../project-root.mjs';

const rows = readFileSync(join(projectRoot, '.env.example'), 'utf8').split('\n');
const listed = rows.flatMap((row, at) => {
  const [, name, value = ''] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(row) ?? [];
  return name === undefined ? [] : [{ name, value, sentence: rows[at - 1] ?? '' }];
});
/** Not written down: a copied example would start anywhere with a secret that everybody knows. */
const publicSecret = 'MALL_SECRET';
const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

describe('.env.example', () => {
  it('lists every setting of the server once, and no other', () =>
    expect(listed.map(({ name }) => name).toSorted()).toEqual([...settingDefaults.keys()].sort()));

  it('has the default of every setting', () =>
    expect(Object.fromEntries(listed.map(({ name, value }) => [name, value]))).toEqual(
      Object.fromEntries(
        [...settingDefaults].map(([name, value]) => [name, name === publicSecret ? '' : written(value)]),
      ),
    ));

  it('says in a sentence above each setting what it does', () =>
    expect(
      listed.filter(({ sentence }) => !/^# [A-Z0-9][^#]{14,}/.test(sentence)).map(({ name }) => name),
    ).toEqual([]));

  it('says of no system of others that its sandbox stands in everywhere', () =>
    expect(
      listed
        .filter(({ sentence }) => /without (it|the URL) the sandbox/.test(sentence))
        .map(({ name }) => name),
    ).toEqual([]));
});
