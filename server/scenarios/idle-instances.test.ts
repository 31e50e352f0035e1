import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueSignals } from '../jobs/due-signals.ts';
import { notifySignals } from '../processes/notify-signals.ts';
import { peers } from '../processes/peers.ts';
import { claimForMany } from '../testing/deliveries.ts';
import { aRight } from '../testing/data/a-right.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { eventually } from '../testing/eventually.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

/** What three instances may ask a second while nothing is to be done. */
const maxPerSecond = 5;
/** Two rounds of the jobs that run every 15 seconds. */
const windowMs = 30_000;
const never = 24 * 3_600_000;

async function committed({ db }: TestServer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select xact_commit as count from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.count ?? NaN;
}

describe('three instances with nothing to do', () => {
  let database: TestDatabase;
  let instances: readonly TestServer[];
  beforeAll(async () => {
    database = await testDatabase();
    const settings = { DATABASE_URL: database.url };
    instances = await Promise.all([1, 2, 3].map(() => testServer({ database, settings })));
  });
  afterAll(async () => {
    await Promise.all(instances.map((server) => server.stop()));
    await database.drop();
  });

  it('ask the database at most five times a second together', async () => {
    const [first] = instances;
    if (!first) throw new Error('no instance');
    const perSecond = async () => {
      const before = await committed(first);
      await sleep(windowMs);
      return ((await committed(first)) - before) / (windowMs / 1_000);
    };
    // A start is no idle time.
    expect(await eventually(perSecond, (rate) => rate <= maxPerSecond)).toBeGreaterThan(0);
  }, 200_000);
});

describe('work that another process queued', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await testDatabase();
    // It looks for due work only when it is told to.
    server = await testServer({ database, settings: { DATABASE_URL: database.url }, dueEveryMs: never });
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  const stateOf = async (claimId: string) =>
    (
      await server.db
        .selectFrom('claims')
        .select('state')
        .where('claim_id', '=', claimId)
        .executeTakeFirstOrThrow()
    ).state;

  it('begins by its signal', async () => {
    const { db } = server;
    // A process that has no workers of its own.
    const signals = notifySignals({ directUrl: database.url, db, log: server.deps.log });
    const queueing = { ...server.deps, ...dueSignals(peers(), signals) };
    await eventually(
      async () => signals.send('changed', 'nobody'),
      (isConnected) => isConnected,
    );
    const [claimId = ''] = await claimForMany(server, queueing, await aRight(server), 1);
    expect(
      await eventually(
        () => stateOf(claimId),
        (state) => state !== 'delivering',
      ),
    ).toBe('delivered');
    await signals.stop();
  });
});
