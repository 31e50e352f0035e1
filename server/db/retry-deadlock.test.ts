import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '#server/testing/databases/test-database.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { retryDeadlock } from './retry-deadlock.ts';

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

/** Takes two locks; both transactions wait for each other if each has its first. */
const lockBoth = (first: number, second: number, hasFirst: () => Promise<void>) =>
  open.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${first})`.execute(tx);
    await hasFirst();
    await sql`select pg_advisory_xact_lock(${second})`.execute(tx);
  });

it('runs a transaction again that was ended by a deadlock, until both have been done', async () => {
  let waiting = 2;
  let meet: () => void = () => undefined;
  const met = new Promise<void>((resolve) => (meet = resolve));
  const bothAreHere = () => {
    waiting -= 1;
    if (waiting === 0) meet();
    return met;
  };
  const one = vi.fn(() => lockBoth(1, 2, bothAreHere));
  const two = vi.fn(() => lockBoth(2, 1, bothAreHere));
  await Promise.all([retryDeadlock(one), retryDeadlock(two)]);
  expect(one.mock.calls.length + two.mock.calls.length).toBe(3);
});

it('gives up at once on any other error', async () => {
  const work = vi.fn(() => Promise.reject(new Error('gone')));
  await expect(retryDeadlock(work)).rejects.toThrow('gone');
  expect(work).toHaveBeenCalledTimes(1);
});
