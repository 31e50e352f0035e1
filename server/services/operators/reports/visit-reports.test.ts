import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reports } from '#core/contract/console/reports/reports.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { anOperator, consoleData, type TestOperator } from '../../../testing/operators/an-operator.ts';
import type { Tx } from '../../../db/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { makeEventDays } from '../../platform/public.ts';
import { foldNewEvents } from './fold-reports.ts';

let server: TestServer;
let desk: TestOperator;
beforeAll(async () => {
  server = await testServer();
  desk = await anOperator(server, { roles: ['audit'] });
});
afterAll(() => server.stop());

const minute = 60_000;
const event = (tx: Tx, at: Date, kind: string, pageId: string | null, host: string | undefined) =>
  sql`insert into events (at, kind, user_id, path_id, page_id, record)
    values (${at}, ${kind}, null, 'visit', ${pageId}, ${JSON.stringify({ ...(host && { host }) })}::jsonb)`.execute(
    tx,
  );

describe('the report of page events', () => {
  const start = Date.parse('2026-03-04T12:00:00+08:00');
  beforeAll(async () => {
    await makeEventDays(server.db, [new Date(start)]);
    // At once: the job of the server counts too, and must not pass the position before the events are there.
    await server.db.transaction().execute(async (tx) => {
      await sql`insert into report_progress (report, folded_until, seen_at, seen_xid)
        values ('events', ${new Date(start - minute)}, ${new Date(start - minute)}, pg_current_xact_id())
        on conflict (report) do update set folded_until = excluded.folded_until, seen_at = excluded.seen_at`.execute(
        tx,
      );
      for (const [at, kind, page, host] of [
        [0, 'pageview', 'goodsDetail', 'chat-app'],
        [1, 'pageview', 'goods-detail', 'chat-app'],
        [2, 'clk', 'goodsDetail', 'others'],
        [3, 'imp', 'a page that a stranger made up', undefined],
        [4, 'pageview', null, 'others'],
      ] as const)
        await event(tx, new Date(start + at * minute), kind, page, host);
    });
  });
  const read = (input: object) =>
    consoleData(server, reports.eventReport, { from: '2026-03-04', until: '2026-03-04', ...input }, desk);

  it('counts every event once, however often and by how many processes it is counted', async () => {
    const fold = (minutes: number) =>
      Promise.all([1, 2].map(() => foldNewEvents(server.db, new Date(start + minutes * minute))));
    for (const minutes of [1, 3, 30]) await fold(minutes);
    // Transactions of other tests of the same PostgreSQL defer the counting.
    await eventually(
      async () => {
        await fold(60);
        return (await read({})).total.now.events;
      },
      (events) => events >= 5,
    );
    await fold(60);
    const { total } = await read({});
    expect(total.now).toEqual({ events: 5, views: 3, taps: 1, impressions: 1 });
  });

  it('groups by event, page and app; a page that the product does not have is one of the others', async () => {
    const rows = async (by: string) =>
      (await read({ by })).rows.map(({ name, now }) => `${name} ${now.events}`).toSorted();
    expect(await rows('event')).toEqual(['点击 1', '看到 1', '看页面 3']);
    expect(await rows('page')).toEqual(['其他页面 2', '商品详情 3']);
    expect(await rows('host')).toEqual(['其他浏览器 2', '未知渠道 1', '聊天应用 2']);
    const only = await read({ page: 'goodsDetail', event: 'pageview' });
    expect([only.total.now.events, only.onlyName]).toEqual([2, '商品详情']);
  });
});

describe('the report of the funnel', () => {
  it('adds the visitors of each step by day, city and app', async () => {
    await server.db.deleteFrom('day_funnels').execute();
    const yesterday = daysBefore(chinaDay(server.now()), 1);
    await server.db
      .insertInto('day_funnels')
      .values([
        { day: yesterday, city: '320100', host: 'chat-app', step: 'visit', visitors: 9 },
        { day: yesterday, city: '320100', host: 'chat-app', step: 'paid', visitors: 2 },
        { day: yesterday, city: '320500', host: 'others', step: 'visit', visitors: 4 },
        { day: yesterday, city: '320500', host: 'others', step: 'pressed', visitors: 3 },
        { day: daysBefore(yesterday, 7), city: '320500', host: 'others', step: 'visit', visitors: 1 },
      ])
      .execute();
    const { total, rows } = await consoleData(server, reports.funnelReport, { period: 7, by: 'host' }, desk);
    expect(total.now).toMatchObject({ visit: 13, paid: 2, pressed: 3, detail: 0 });
    expect(rows.map(({ key, now, before }) => [key, now.visit, before.visit])).toEqual([
      ['chat-app', 9, 0],
      ['others', 4, 1],
    ]);
    const suzhou = await consoleData(server, reports.funnelReport, { period: 7, city: '320500' }, desk);
    expect(suzhou.total.now).toMatchObject({ visit: 4, pressed: 3 });
  });
});
