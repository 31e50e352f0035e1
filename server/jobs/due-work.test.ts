import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allJobs } from '../all-jobs.ts';
import { MovableClock } from '../clock.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { dueWork, earliestDue } from './due-work.ts';
import type { QueueWork } from './service-jobs.ts';
import { WakeSignal } from './wake-signal.ts';

const minute = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const queuesOf = ({ deps }: TestServer): readonly QueueWork[] =>
  allJobs(deps, { logRetentionDays: 180 })
    .flatMap(({ works = [] }) => works)
    .flatMap(({ dueAt, signal = new WakeSignal(), ...work }) => (dueAt ? [{ ...work, dueAt, signal }] : []));

/** A queue whose earliest row is due then, and how often its work was woken. */
function aQueue(dueAt: Date | null, everyMs: number) {
  const signal = new WakeSignal();
  const queue = {
    name: 'queue',
    everyMs,
    signal,
    dueAt: sql`select ${dueAt}::timestamptz`,
    run: async () => 0,
  };
  const isWoken = async () => {
    const started = performance.now();
    await signal.wait(50);
    return performance.now() - started < 40;
  };
  return { queue, isWoken };
}

describe('the look for due work', () => {
  const look = async (queues: readonly QueueWork[], clock = new MovableClock()) => {
    const work = dueWork({ db: server.db, clock, signal: new WakeSignal(), everyMs: minute }, queues);
    await work.run();
    await work.afterStop?.();
  };
  const wakes = async (dueAt: Date | null) => {
    const { queue, isWoken } = aQueue(dueAt, 0);
    await look([queue]);
    return isWoken();
  };

  it('wakes the work of a row that is due, and no other', async () => {
    expect(await wakes(new Date(Date.now() - minute))).toBe(true);
    expect(await wakes(new Date(Date.now() + minute))).toBe(false);
    expect(await wakes(null)).toBe(false);
  });

  it('hands a row that stays due to its work again only after the interval of the work', async () => {
    const { queue, isWoken } = aQueue(new Date(0), minute);
    const work = dueWork(
      { db: server.db, clock: new MovableClock(), signal: new WakeSignal(), everyMs: minute },
      [queue],
    );
    await work.run();
    expect(await isWoken()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 600)); // looks have a gap
    await work.run();
    expect(await isWoken()).toBe(false);
    await work.afterStop?.();
  });

  it('looks again when the time of the next row has come', async () => {
    const signal = new WakeSignal();
    const { queue } = aQueue(new Date(Date.now() + 1_500), minute);
    const work = dueWork({ db: server.db, clock: new MovableClock(), signal, everyMs: 60 * minute }, [queue]);
    await work.run();
    // The test would end by its time limit.
    await signal.wait(60 * minute);
    await work.afterStop?.();
  });

  it('finds the due rows of every queue by an index', async () => {
    const plans = await Promise.all(
      queuesOf(server).map(async (queue) => ({ queue: queue.name, plan: await planOf([queue]) })),
    );
    const scans = plans.filter(({ plan }) => plan.includes('Seq Scan'));
    expect(plans.length).toBeGreaterThan(20);
    // There are few upstreams.
    expect(scans.map(({ queue }) => queue)).toEqual(['opened-upstreams']);
  });
});

async function planOf(queues: readonly QueueWork[]): Promise<string> {
  return server.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${earliestDue(queues)}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
