import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anomaliesIn, type SeenTransaction, type Step } from '../testing/histories/list-append.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { openDatabase, type OpenDatabase, type Tx } from './database.ts';

const keys = ['a', 'b', 'c', 'd'];
const clients = 8;
const each = 60;

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  open = openDatabase({ url: database.url, pool: clients });
  await sql`create table lists (key text primary key, items integer[] not null default '{}')`.execute(
    open.db,
  );
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const readList = async (tx: Tx, key: string, lock: boolean): Promise<readonly number[]> =>
  (
    await sql<{
      items: number[];
    }>`select items from lists where key = ${key} ${lock ? sql`for update` : sql``}`.execute(tx)
  ).rows[0]?.items ?? [];

/** Clients that read and append in the order of the keys, as our own transactions lock their rows; one in eight rolls back. */
async function runClients(lock: boolean): Promise<SeenTransaction[]> {
  await sql`truncate lists`.execute(open.db);
  await sql`insert into lists (key) select unnest(${keys}::text[])`.execute(open.db);
  const history: SeenTransaction[] = [];
  let value = 0;
  const transaction = async (name: string): Promise<void> => {
    const steps: Step[] = [];
    const work = open.db.transaction().execute(async (tx) => {
      for (const key of keys.filter(() => randomInt(2) === 0)) {
        if (randomInt(2) === 0) steps.push({ key, read: await readList(tx, key, lock) });
        for (let times = randomInt(3); times > 0; times -= 1) {
          const append = ++value;
          steps.push({ key, append });
          await sql`update lists set items = items || ${append}::integer where key = ${key}`.execute(tx);
        }
      }
      if (randomInt(8) === 0) throw new Error('rolled back');
    });
    history.push({
      name,
      outcome: await work.then(
        () => 'committed' as const,
        () => 'aborted' as const,
      ),
      steps,
    });
  };
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let at = 0; at < each; at += 1) await transaction(`${client}.${at}`);
    }),
  );
  const last = await open.db
    .transaction()
    .execute(async (tx) =>
      Promise.all(keys.map(async (key): Promise<Step> => ({ key, read: await readList(tx, key, true) }))),
    );
  return [...history, { name: 'last', outcome: 'committed', steps: last }];
}

const appended = (history: readonly SeenTransaction[]): number[] =>
  history.flatMap(({ outcome, steps }) =>
    outcome === 'committed' ? steps.flatMap((step) => ('append' in step ? [step.append] : [])) : [],
  );
const stored = (history: readonly SeenTransaction[]): number[] =>
  history.at(-1)?.steps.flatMap((step) => ('read' in step ? step.read : [])) ?? [];

describe('our transactions (F18)', () => {
  it(
    'never show uncommitted or aborted writes, have no dependency cycles, and lose no write',
    { timeout: 300_000 },
    async () => {
      const history = await runClients(false);
      expect(anomaliesIn(history)).toMatchObject({ garbled: [], dirty: [], circles: [] });
      expect(new Set(stored(history))).toEqual(new Set(appended(history)));
    },
  );

  it('have no write skew where they lock the rows they read', { timeout: 300_000 }, async () => {
    const history = await runClients(true);
    expect(anomaliesIn(history)).toEqual({ garbled: [], dirty: [], circles: [], skewed: [] });
    expect(new Set(stored(history))).toEqual(new Set(appended(history)));
  });
});
