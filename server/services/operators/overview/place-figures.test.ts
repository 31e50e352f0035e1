import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { overview } from '#core/contract/console/overview.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { chinaDay, chinaDayBounds, daysBefore } from '#core/rules/format/china-day.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { keepHours, sweepHours } from './keep-hours.ts';

let server: TestServer;
let owner: TestOperator;
beforeAll(async () => {
  server = await testServer();
  owner = await anOperator(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of [
    'report_place_hours',
    'report_claim_days',
    'report_order_days',
    'metric_hours',
  ] as const)
    await server.db.deleteFrom(table).execute();
});

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const [nanjing, suzhou] = ['320100', '320500'] as const;
const figures = (input: RequestOf<typeof overview.figures>) =>
  consoleData(server, overview.figures, input, owner);
/** The reports are counted until a moment of today. */
const countedUntil = (at: Date) =>
  server.db
    .insertInto('report_progress')
    .values({ report: 'trade', folded_until: at, seen_at: at, seen_xid: '1' })
    .onConflict((c) => c.column('report').doUpdateSet({ folded_until: at }))
    .execute();
const midnight = () => chinaDayBounds(chinaDay(server.now())).from.getTime();
const hours = (rows: readonly (readonly [at: number, city: string, host: string, claimed: number])[]) =>
  server.db
    .insertInto('report_place_hours')
    .values(
      rows.map(([at, city, host, claimed]) => ({
        hour: new Date(at),
        city,
        host,
        claimed,
        orders: 1,
        paid_fen: 990,
      })),
    )
    .execute();

it('the figures of a city and of a host are their hours, compared without the hour that is not over', async () => {
  const first = midnight();
  await hours([
    [first, nanjing, 'chat-app', 5],
    [first, nanjing, 'others', 2],
    [first, suzhou, 'chat-app', 7],
    [first - 7 * dayMs, nanjing, 'chat-app', 4],
    [first - 7 * dayMs + hourMs, nanjing, 'chat-app', 100],
  ]);
  await countedUntil(new Date(first + hourMs));
  const [city, host, both] = [
    await figures({ city: nanjing }),
    await figures({ host: 'chat-app' }),
    await figures({ city: nanjing, host: 'chat-app' }),
  ];
  expect(city.claims).toEqual({ value: 7, complete: 7, before: 4 });
  expect(city.paidFen).toEqual({ value: 1_980, complete: 1_980, before: 990 });
  expect(host.claims).toMatchObject({ value: 12, before: 4 });
  expect(both.claims).toMatchObject({ value: 5, before: 4 });
  expect(both).toMatchObject({ claimsRefused: null, ordersRefused: null, p99: null, refusals: [] });
  expect(both.countedUntil).toBe(new Date(first + hourMs).toISOString());
  expect(both.steps[0]).toMatchObject({
    at: new Date(first).toISOString(),
    claims: 5,
    orders: 1,
    paidFen: 990,
    claimsBefore: 4,
    claimsRefused: null,
  });
  await countedUntil(new Date(first + hourMs - 1));
  expect((await figures({ city: nanjing })).claims).toEqual({ value: 7, complete: 0, before: null });
});

it('a week of a city has its hours, and there are no minutes of a city', async () => {
  const first = midnight() - 6 * dayMs;
  await hours([
    [first, nanjing, 'chat-app', 5],
    [first - hourMs, nanjing, 'chat-app', 100],
  ]);
  const { claims, steps } = await figures({ period: 'week', city: nanjing });
  expect(claims.value).toBe(5);
  expect(steps.length).toBeGreaterThan(6 * 24);
  const refused = await callConsole(server, overview.figures, { period: 'hour', city: nanjing }, owner);
  expect(refused.message).toBe('地市和渠道的数每小时一行，请看今天或更长的时间');
});

it('thirty days are the days of the reports beside the thirty before, with refusals and response times', async () => {
  const today = chinaDay(server.now());
  const claimed = (daysAgo: number, city: string, count: number) =>
    server.db
      .insertInto('report_claim_days')
      .values(
        (['place', 'cell'] as const).map((level) => ({
          level,
          day: daysBefore(today, daysAgo),
          product_id: level === 'cell' ? 'a' : '',
          city,
          host: '',
          claimed: count,
          delivered: count,
          failed: 0,
        })),
      )
      .execute();
  await claimed(0, nanjing, 1);
  await claimed(29, nanjing, 10);
  await claimed(3, suzhou, 100);
  await claimed(30, nanjing, 1_000);
  await claimed(59, nanjing, 2_000);
  await claimed(60, nanjing, 9_000);
  await server.db
    .insertInto('metric_hours')
    .values(
      [0, 40].map((daysAgo) => ({
        hour: new Date(midnight() - daysAgo * dayMs),
        figure: 'claims.refused',
        label: '本月已领完',
        value: 3 + daysAgo,
      })),
    )
    .execute();
  await countedUntil(new Date(midnight()));
  const all = await figures({ period: 'month' });
  expect(all.claims).toEqual({ value: 111, complete: 110, before: 2_000 });
  expect(all.claimsRefused).toEqual({ value: 3, complete: 0, before: 43 });
  expect(all.refusals).toEqual([{ reason: '本月已领完', count: 3 }]);
  expect(all.steps).toHaveLength(30);
  expect(all.steps[0]).toMatchObject({ claims: 10, claimsBefore: 2_000 });
  const ofSuzhou = await figures({ period: 'month', city: suzhou });
  expect(ofSuzhou.claims).toMatchObject({ value: 100, before: null });
  expect(ofSuzhou.claimsRefused).toBeNull();
});

it('refusals and response times are kept by hour when their minutes are gone, each once', async () => {
  const hour = Math.floor(server.now().getTime() / hourMs) * hourMs - 2 * hourMs;
  const minute = (at: number, process: string, value: number) =>
    server.db
      .insertInto('metric_minutes')
      .values({ minute: new Date(at), figure: 'orders.refused', label: '试验', process, value })
      .execute();
  const kept = async () => {
    await keepHours(server.db, server.now());
    return (
      await server.db
        .selectFrom('metric_hours')
        .select(['hour', 'value'])
        .where('label', '=', '试验')
        .orderBy('hour')
        .execute()
    ).map((row) => [row.hour.getTime() - hour, row.value]);
  };
  await minute(hour, 'one', 2);
  await minute(hour + 60_000, 'two', 3);
  expect(await kept()).toEqual([[0, 5]]);
  // A process writes the last minute of an hour after its end.
  await minute(hour + 59 * 60_000, 'one', 4);
  await minute(hour + 60 * 60_000, 'one', 1);
  expect(await kept()).toEqual([
    [0, 9],
    [hourMs, 1],
  ]);
  await server.db.deleteFrom('metric_minutes').where('label', '=', '试验').execute();
  expect(await kept()).toEqual([
    [0, 9],
    [hourMs, 1],
  ]);
  await sweepHours(server.db, new Date(hour + 61 * dayMs + 1));
  expect(await kept()).toEqual([[hourMs, 1]]);
});

it('the figures are exported as the steps that the screen draws', async () => {
  await hours([[midnight(), nanjing, 'chat-app', 5]]);
  const { prefix, path } = overview.figureSteps;
  const response = await fetch(`${server.origin}${server.base}${prefix}${path}/csv?city=${nanjing}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', cookie: owner.cookie },
  });
  const lines = (await response.text()).trimEnd().split('\r\n');
  expect(lines[0]).toContain('时间,领取,到账');
  expect(lines.at(-1)).toBe(`${new Date(midnight()).toISOString()},5,0,0,,1,,0,9.90,0,0.00,0,,`);
});
