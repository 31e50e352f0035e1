import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { applyFunctions, readFunctions } from './apply-functions.ts';
import { openDatabase, type OpenDatabase } from './database.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  open = openDatabase({ url: database.url, pool: 2 });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

/** Created by migrations, because an index stores their results. */
const ofMigrations = ['character_ngrams', 'lowest_promotion_price'];

const functionsInDatabase = async () =>
  (
    await sql<{
      name: string;
      version: string;
    }>`select proname as name, xmin::text as version from pg_proc where pronamespace = 'public'::regnamespace order by proname`.execute(
      open.db,
    )
  ).rows;

const named = (change: (text: string) => string) =>
  readFunctions().map(({ name, text }) => ({ name, text: name === 'metres_between' ? change(text) : text }));
const metres = async () =>
  (await sql<{ metres: number }>`select metres_between(0, 0, 0, 1) as metres`.execute(open.db)).rows[0]
    ?.metres;

describe('the database functions', () => {
  it('are all in a fresh database, each once, and no others', async () => {
    const names = (await functionsInDatabase()).map(({ name }) => name);
    expect(names).toEqual([...readFunctions().map(({ name }) => name), ...ofMigrations].sort());
  });

  it('are left alone while their text is the same', async () => {
    const before = await functionsInDatabase();
    expect(await applyFunctions(open.db)).toEqual([]);
    expect(await functionsInDatabase()).toEqual(before);
  });

  it('are replaced when their text changes, and only those', async () => {
    const before = await functionsInDatabase();
    const usual = await metres();
    const shorter = named((text) => text.replace('6371000', '1000'));
    expect(await applyFunctions(open.db, shorter)).toEqual(['metres_between']);
    expect(await metres()).toBeLessThan(usual ?? 0);
    const changed = (await functionsInDatabase()).filter(
      ({ name, version }) => version !== before.find((each) => each.name === name)?.version,
    );
    expect(changed.map(({ name }) => name)).toEqual(['metres_between']);
    expect(await applyFunctions(open.db, shorter)).toEqual([]);
    expect(await applyFunctions(open.db)).toEqual(['metres_between']);
    expect(await metres()).toBe(usual);
  });

  it('refuse a changed signature under the same name, and keep what was there', async () => {
    const before = await functionsInDatabase();
    const wider = named((text) => text.replace('lat1 double', 'height double precision, lat1 double'));
    await expect(applyFunctions(open.db, wider)).rejects.toThrow('a changed signature needs a new name');
    expect(await functionsInDatabase()).toEqual(before);
    expect(await applyFunctions(open.db)).toEqual([]);
  });
});
