import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { stallingDatabase, type StallingDatabase } from '#server/testing/databases/stalling-database.ts';
import { testDatabase, type TestDatabase } from '#server/testing/databases/test-database.ts';
import { openDatabase, type DatabaseSettings, type OpenDatabase } from './database.ts';
import { DatabaseTimeout, withWaitBudget } from './wait-budget.ts';

let database: TestDatabase;
let wire: StallingDatabase;
const opened: OpenDatabase[] = [];
beforeAll(async () => {
  database = await testDatabase();
  wire = await stallingDatabase(database.url);
});
afterEach(async () => {
  wire.resume();
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});
afterAll(async () => {
  await wire.stop();
  await database.drop();
});

const open = (settings: Omit<DatabaseSettings, 'url'>): OpenDatabase => {
  const made = openDatabase({ url: wire.url, ...settings });
  opened.push(made);
  return made;
};
const query = ({ db }: OpenDatabase, seconds = 0) => sql`select pg_sleep(${seconds})`.execute(db);
/** Has all connections of the pool open and idle. */
const fill = (made: OpenDatabase, connections: number) =>
  Promise.all(Array.from({ length: connections }, () => query(made, 0.1)));
const noneUnresponsive = () =>
  eventually(
    async () => wire.unresponsive(),
    (n) => n === 0,
  );

describe('a connection that leaves a query unanswered', () => {
  it('fails the query and is replaced, even if it is the only one', async () => {
    const made = open({ pool: 1, limits: { maxQueryMs: 300 } });
    await query(made);
    wire.lose(1);
    await expect(query(made)).rejects.toThrow(DatabaseTimeout);
    await query(made);
    await noneUnresponsive();
    expect(made.pool.totalCount).toBe(1);
  });

  it('takes the idle ones with it, which may be as dead', async () => {
    const lost: string[] = [];
    const made = open({
      pool: 4,
      limits: { maxQueryMs: 1_000 },
      onLost: ({ message }) => lost.push(message),
    });
    await fill(made, 4);
    wire.lose(4);
    await expect(query(made)).rejects.toThrow(DatabaseTimeout);
    await noneUnresponsive();
    expect(lost.toSorted()).toEqual([
      'a database connection did not answer in time',
      ...Array.from({ length: 3 }, () => 'closed, because another connection did not answer'),
    ]);
    await fill(made, 4);
  });

  it('does not hang a transaction, whether at its begin, its commit or its rollback', async () => {
    const made = open({ pool: 1, limits: { maxQueryMs: 300 } });
    const transaction = (inside: () => void) =>
      made.db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        inside();
      });
    // The rollback that follows meets a connection that is destroyed already.
    const broken = /did not answer|not queryable|refused/;
    await query(made);
    wire.lose(1);
    await expect(transaction(() => undefined)).rejects.toThrow(broken);
    await expect(transaction(() => wire.lose(1))).rejects.toThrow(broken);
    await expect(
      transaction(() => {
        wire.lose(1);
        throw new Error('refused');
      }),
    ).rejects.toThrow(broken);
    await transaction(() => undefined);
    await noneUnresponsive();
  });

  it('without limits, as in a migration, may take longer', async () => {
    const made = open({ pool: 1, noTimeouts: true });
    await query(made, 0.3);
    expect(made.pool.options).toMatchObject({ keepAlive: true, max: 1 });
  });
});

describe('the wait budget of a call', () => {
  it('holds for all its queries together, and for none of another call', async () => {
    const made = open({ pool: 2, limits: { maxCallMs: 500 } });
    await query(made);
    const call = () =>
      withWaitBudget(async () => {
        const first = await query(made, 0.2).then(() => 'answered');
        return [first, await query(made, 10).catch((error: unknown) => error)];
      });
    const [one, other] = await Promise.all([call(), call()]);
    expect(one).toEqual(['answered', expect.any(DatabaseTimeout)]);
    expect(other).toEqual(['answered', expect.any(DatabaseTimeout)]);
    await fill(made, 2);
  });

  it('ends the wait for a connection, which goes back to the pool when it comes', async () => {
    const made = open({ pool: 1, limits: { maxCallMs: 50 } });
    const [started, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const busy = made.db.connection().execute(() => (started.resolve(), gate.promise));
    await started.promise;
    await expect(withWaitBudget(() => query(made))).rejects.toThrow(DatabaseTimeout);
    expect(made.waitingMs()).toBe(0);
    gate.resolve();
    await busy;
    await query(made);
    expect(made.pool.waitingCount).toBe(0);
  });

  it('that is spent asks nothing more', async () => {
    const made = open({ pool: 1, limits: { maxCallMs: 0 } });
    await expect(withWaitBudget(() => query(made))).rejects.toThrow(DatabaseTimeout);
    expect(made.pool.totalCount).toBe(0);
  });
});
