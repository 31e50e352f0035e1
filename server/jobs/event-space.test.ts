import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { eventParts, shrinkEvents } from '../services/platform/tracking/event-days.ts';
import { aHolder } from '../testing/data/a-holder.ts';
import { aRight } from '../testing/data/a-right.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { eventSpace, freeBytesAt } from './event-space.ts';
import { startWritingEvents } from './write-events.ts';

const plenty = 1_000_000_000;
let server: TestServer;
let warnings: string[];
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  warnings = [];
});

/** Text that does not compress. */
const noise = () => randomBytes(4_500).toString('base64');
const write = async (days: readonly string[], limits: { maxBytes?: number; free?: number | undefined }) => {
  const log = createLog('warn', { write: (record) => warnings.push(record) });
  const events = startWritingEvents({
    db: server.db,
    metrics: createMetrics(),
    log,
    space: eventSpace({
      db: server.db,
      log,
      maxBytes: limits.maxBytes ?? plenty,
      reserveBytes: 1_000,
      freeBytes: async () => limits.free,
      everyMs: 0,
    }),
  });
  for (const day of days)
    events.accept(
      Array.from({ length: 50 }, () =>
        JSON.stringify({
          at: `${day}T12:00:00+08:00`,
          kind: 'clk',
          page_id: day,
          record: { plName: noise() },
        }),
      ),
    );
  await events.stop();
  return events.counts();
};
const daysStored = async () =>
  (
    await server.db
      .selectFrom('events')
      .select(({ fn, ref }) => [ref('page_id').as('day'), fn.countAll<number>().as('n')])
      .groupBy('page_id')
      .orderBy('page_id')
      .execute()
  ).map(({ day, n }) => [day, n]);

describe('the space of the events', () => {
  it('has a limit: the oldest days are dropped first, the current one never', async () => {
    expect(await write(['2033-05-01', '2033-05-02', '2033-05-03'], {})).toMatchObject({ stored: 150 });
    const size = await shrinkEvents(server.db, plenty, new Date());
    expect(await write(['2033-05-04'], { maxBytes: Math.round(0.75 * size) })).toMatchObject({ stored: 50 });
    expect(await daysStored()).toEqual([
      ['2033-05-02', 50],
      ['2033-05-03', 50],
      ['2033-05-04', 50],
    ]);
    expect(await write(['2033-05-04'], { maxBytes: 10_000 })).toMatchObject({ stored: 0, dropped: 50 });
    expect(await daysStored()).toEqual([['2033-05-04', 50]]);
    expect(await eventParts(server.db)).not.toContain('events_20330502');
    expect(warnings.filter((record) => record.includes('no space for events'))).toHaveLength(1);
  });

  it('ends before the disk is full: events are dropped, and a claim is made as always', async () => {
    expect(await write(['2034-01-01'], { free: 999 })).toMatchObject({ stored: 0, dropped: 50, lost: 0 });
    const { member, claim } = await aHolder(server, await aRight(server));
    expect(await server.call(cardProduct.receiveRights, claim, { as: member })).toMatchObject({
      success: true,
    });
    expect(await write(['2034-01-01'], { free: 1_000 })).toMatchObject({ stored: 50 });
    expect(await write(['2034-01-01'], { free: undefined })).toMatchObject({ stored: 50 });
  });

  it('is measured on the disk of the database’s folder, where that is on this machine', async () => {
    expect(await freeBytesAt('.')).toBeGreaterThan(0);
    expect(await freeBytesAt('no such folder')).toBeUndefined();
  });
});
