import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userLog } from '#core/contract/common/user-log.ts';
import { session } from '#core/contract/user/session.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { eventParts } from '../services/platform/tracking/event-days.ts';
import { aMember } from '../testing/data/a-member.ts';
import { eventually } from '../testing/eventually.ts';
import { freshId } from '../testing/fresh.ts';
import { stallingDatabase, type StallingDatabase } from '../testing/databases/stalling-database.ts';
import { storedEvents } from '../testing/databases/stored-events.ts';
import { onServer } from '../testing/databases/test-cluster.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { eventDaysJob } from '../services/platform/tracking/event-days-job.ts';
import { startWritingEvents } from './write-events.ts';

const day = 24 * 3_600_000;
let database: TestDatabase;
let wire: StallingDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await testDatabase();
  wire = await stallingDatabase(database.url);
  server = await testServer({ database: wire });
});
afterAll(async () => {
  wire.resume();
  await server.stop();
  await wire.stop();
  await database.drop();
});

/** What waits for the database waits at least so long: the test server's DATABASE_TIMEOUT_MS. */
const databaseTimeoutMs = 30_000;
const fifty = (pageId: string) => Array.from({ length: 50 }, () => ({ pageId }));
const send = async (records: readonly object[], headers: Record<string, string> = {}) => {
  const began = performance.now();
  const response = await server.fetch(
    server.base + userLog.behaviourBeacon.prefix + userLog.behaviourBeacon.path,
    { method: 'POST', headers: { 'content-type': 'text/plain', ...headers }, body: JSON.stringify(records) },
  );
  return { envelope: (await response.json()) as object, ms: performance.now() - began };
};
const rowAt = (pageId: string, at = new Date()) =>
  JSON.stringify({ at: at.toISOString(), kind: 'clk', page_id: pageId, record: {} });
const countOf = async (pageId: string): Promise<number | undefined> =>
  onServer(
    database.url,
    async (client) =>
      (
        await client.query<{ n: number }>('select count(*)::int as n from events where page_id = $1', [
          pageId,
        ])
      ).rows[0]?.n,
  );

describe('a database that stalls or is away (L6)', () => {
  it('answers at once, signed in or not, and goes on when it is back', async () => {
    const member = await aMember(server);
    const before = server.deps.events.counts();
    wire.stall();
    const during = freshId('page');
    for (let i = 0; i < 20; i += 1) {
      const { envelope, ms } = await send([{ pageId: during }], {
        accessToken: member.accessToken,
        refreshToken: member.refreshToken,
        'idempotency-key': freshId('key'),
      });
      expect(envelope).toMatchObject({ code: '1' });
      expect(ms).toBeLessThan(databaseTimeoutMs);
    }
    expect((await server.fetch('/healthz')).status).toBe(200);
    wire.resume();
    const after = freshId('page');
    await eventually(
      async () => (await send([{ pageId: after }]), await sleep(200), countOf(after)),
      (n) => (n ?? 0) > 0,
    );
    const { accepted, stored, dropped, lost, waiting } = server.deps.events.counts();
    expect(stored + dropped + lost + waiting).toBe(accepted);
    expect(dropped).toBe(before.dropped);
    expect(await server.data(session.loginStatus, {}, { as: member })).toMatchObject({ isLogin: true });
  });

  it('loses the batch that was under way, keeps the rest until it is back, and says so in the log and in the numbers', async () => {
    const { lost } = server.deps.events.counts();
    wire.cut();
    await send([{ pageId: 'lost' }]);
    await eventually(
      async () => server.deps.events.counts().lost,
      (n) => n > lost,
    );
    const storedPage = freshId('page');
    await send(fifty(storedPage));
    wire.resume();
    expect(await storedEvents(server, storedPage, 50)).toHaveLength(50);
    expect(server.logs().filter((each) => each.includes('events were lost')).length).toBeGreaterThan(0);
    expect(await (await server.fetch('/metrics')).text()).toMatch(
      /^mall_events_total\{outcome="lost"\} [1-9]/m,
    );
  });
});

describe('a connection that is open and answers nothing', () => {
  it('costs the batch under way; the next ones are written over a new connection', async () => {
    const [before, during, after] = [freshId('page'), freshId('page'), freshId('page')];
    await send([{ pageId: before }]);
    await storedEvents(server, before);
    const { lost } = server.deps.events.counts();
    wire.lose(wire.open());
    await send([{ pageId: during }]);
    await eventually(
      async () => server.deps.events.counts().lost,
      (n) => n > lost,
    );
    await send([{ pageId: after }]);
    await eventually(
      () => countOf(after),
      (n) => n === 1,
    );
  });
});

describe('a flood (L6)', () => {
  it('fills the queue, drops the oldest, and the business goes on', async () => {
    const member = await aMember(server);
    const [old, young] = [freshId('page'), freshId('page')];
    await storedEvents(server, (await send([{ pageId: 'warm' }]), 'warm'));
    const locker = new AbortController();
    const locked = onServer(database.url, async (client) => {
      await client.query('begin');
      await client.query('lock table events in access exclusive mode');
      locker.signal.dispatchEvent(new Event('locked'));
      await new Promise((resolve) => locker.signal.addEventListener('abort', resolve));
      await client.query('rollback');
    });
    await new Promise((resolve) => locker.signal.addEventListener('locked', resolve));
    const before = server.deps.events.counts();
    const hasDropped = () => server.deps.events.counts().dropped > before.dropped + 1_000;
    for (let sent = 0; !hasDropped(); sent += 50) await send(fifty(sent < 2_000 ? old : 'flood'));
    expect(await server.data(session.loginStatus, {}, { as: member })).toMatchObject({ isLogin: true });
    await send(fifty(young));
    expect(server.deps.events.counts().waiting).toBeLessThanOrEqual(40_000);
    locker.abort();
    await locked;
    expect(await storedEvents(server, young, 50)).toHaveLength(50);
    await eventually(
      async () => server.deps.events.counts(),
      ({ waiting: left }) => left === 0,
    );
    const after = server.deps.events.counts();
    expect(after.stored + after.dropped + after.lost).toBe(after.accepted);
    expect(await (await server.fetch('/metrics')).text()).toMatch(
      /^mall_events_total\{outcome="dropped"\} [1-9]/m,
    );
    // Of the oldest, those that were under way to the table got there or were lost with their batch.
    expect(await countOf(old)).toBeLessThanOrEqual(1_000);
  });

  it('is written in few batches', async () => {
    const pageId = freshId('page');
    const commits = async () =>
      onServer(database.url, async (client) =>
        Number(
          (
            await client.query<{ n: string }>(
              `select count(distinct xmin::text) as n from events where page_id = '${pageId}'`,
            )
          ).rows[0]?.n,
        ),
      );
    const began = performance.now();
    for (let i = 0; i < 40; i += 1) await send(fifty(pageId));
    await storedEvents(server, pageId, 2_000);
    const batches = 2_000 / 100 + 3 + (performance.now() - began) / 200;
    expect(await commits()).toBeLessThanOrEqual(batches);
  });
});

describe('the thread beside', () => {
  it('that breaks takes what it held with it, says so, and the next event begins another', async () => {
    const { lost } = server.deps.events.counts();
    server.deps.events.acceptBeacon(
      { text: 'no JSON at all', records: 3, at: server.now().toISOString(), token: undefined },
      '127.0.0.1',
    );
    await eventually(
      async () => server.deps.events.counts().lost,
      (now) => now >= lost + 3,
    );
    expect(server.logs().some((each) => each.includes('the events thread broke'))).toBe(true);
    const pageId = freshId('page');
    await send([{ pageId }]);
    expect(await storedEvents(server, pageId)).toHaveLength(1);
  });
});

describe('a stop', () => {
  it('writes what was accepted and not yet written', async () => {
    const short = await testServer({ database });
    const pageId = freshId('page');
    const { prefix, path } = userLog.behaviourBeacon;
    for (let i = 0; i < 40; i += 1)
      await short.fetch(short.base + prefix + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fifty(pageId)),
      });
    await short.stop();
    expect(await countOf(pageId)).toBe(2_000);
  });

  it('does not wait for a database that is away', async () => {
    const warnings: string[] = [];
    const events = startWritingEvents({
      db: server.db,
      metrics: createMetrics(),
      log: createLog('warn', { write: (each) => warnings.push(each) }),
    });
    wire.cut();
    for (let i = 0; i < 5_000; i += 1) events.accept([rowAt('late')]);
    const began = performance.now();
    await events.stop();
    wire.resume();
    expect(performance.now() - began).toBeLessThan(databaseTimeoutMs);
    expect(events.counts()).toMatchObject({ accepted: 5_000, stored: 0, lost: 5_000, waiting: 0 });
    expect(warnings.length).toBeLessThanOrEqual(3);
  });
});

describe('the days of the table (decisions §7)', () => {
  const nameOf = (at: Date) =>
    `events_${new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')}`;
  const partOf = async (pageId: string) =>
    (
      await sql<{
        part: string;
      }>`select tableoid::regclass::text as part from events where page_id = ${pageId}`.execute(server.db)
    ).rows.map(({ part }) => part);

  it('turn with the operator’s clock: an event lies in the day it was accepted', async () => {
    const [today, later] = [freshId('page'), freshId('page')];
    await send([{ pageId: today }]);
    await storedEvents(server, today);
    expect(await partOf(today)).toEqual([nameOf(server.now())]);
    await server.advance(40 * day);
    await send([{ pageId: later }]);
    await storedEvents(server, later);
    expect(await partOf(later)).toEqual([nameOf(server.now())]);
  });

  it('begin at midnight in China', async () => {
    const midnight = new Date('2031-03-01T00:00:00+08:00');
    const events = startWritingEvents({ db: server.db, metrics: createMetrics(), log: createLog('silent') });
    events.accept([
      rowAt('before midnight', new Date(midnight.getTime() - 1)),
      rowAt('at midnight', midnight),
    ]);
    await events.stop();
    expect([await partOf('before midnight'), await partOf('at midnight')]).toEqual([
      ['events_20310228'],
      ['events_20310301'],
    ]);
  });

  it('are made ahead, by however many instances at once, and dropped after their time', async () => {
    const at = (text: string) => ({ now: () => new Date(text) });
    const made = async (from: string, to: string) =>
      (await eventParts(server.db)).filter((name) => name >= from && name <= to);
    await Promise.all(
      Array.from({ length: 4 }, () =>
        eventDaysJob({ db: server.db, clock: at('2032-01-30T12:00:00+08:00') }, 36_500).run(),
      ),
    );
    expect(await made('events_20320101', 'events_20321231')).toEqual([
      'events_20320130',
      'events_20320131',
      'events_20320201',
      'events_20320202',
    ]);
    await eventDaysJob({ db: server.db, clock: at('2032-02-10T00:00:00+08:00') }, 10).run();
    expect(await eventParts(server.db)).toEqual([
      'events_20320131',
      'events_20320201',
      'events_20320202',
      'events_20320210',
      'events_20320211',
      'events_20320212',
      'events_20320213',
    ]);
    expect(await server.db.selectFrom('events').select('page_id').execute()).toEqual([]);
  });

  it('that are kept: 180 unless set', () => expect(server.config.logRetentionDays).toBe(180));
});
