import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reports } from '#core/contract/console/reports/reports.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import { sql } from 'kysely';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let desk: TestOperator;
beforeAll(async () => {
  server = await testServer();
  desk = await anOperator(server, { roles: ['finance'] });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('report_claim_days').execute();
  await server.db.deleteFrom('report_order_days').execute();
});

const ago = (days: number): string => daysBefore(chinaDay(server.now()), days);

type Place = readonly [product: string, city: string, host: string];
/** Claims of a day as the job writes them, at all levels. */
async function claimed(day: string, [product, city, host]: Place, count: number, failed = 0): Promise<void> {
  for (const [level, key] of [
    ['cell', [product, city, host]],
    ['product', [product, '', '']],
    ['place', ['', city, host]],
  ] as const)
    await sql`insert into report_claim_days (level, day, product_id, city, host, claimed, delivered, failed)
      values (${level}, ${day}, ${key[0]}, ${key[1]}, ${key[2]}, ${count}, ${count - failed}, ${failed})
      on conflict (level, day, product_id, city, host) do update set
        claimed = report_claim_days.claimed + excluded.claimed, delivered = report_claim_days.delivered + excluded.delivered,
        failed = report_claim_days.failed + excluded.failed`.execute(server.db);
}
const [nanjing, suzhou] = ['320100', '320500'] as const;

describe('the report of claims', () => {
  beforeEach(async () => {
    await claimed(ago(0), ['a', nanjing, 'chat-app'], 3);
    await claimed(ago(1), ['a', nanjing, 'chat-app'], 10, 2);
    await claimed(ago(1), ['b', suzhou, 'others'], 5);
    await claimed(ago(7), ['a', suzhou, 'others'], 100);
    await claimed(ago(8), ['a', nanjing, 'chat-app'], 6);
    await claimed(ago(14), ['b', suzhou, ''], 1_000);
  });

  it('adds the days of a period and compares those that are over with as many before', async () => {
    const { total, days, rows } = await consoleData(server, reports.claimReport, { period: 7 }, desk);
    expect(total).toEqual({
      now: { claimed: 18, delivered: 16, failed: 2 },
      complete: { claimed: 15, delivered: 13, failed: 2 },
      // A week before today, today's counterpart is left out.
      before: { claimed: 6, delivered: 6, failed: 0 },
    });
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toMatchObject({ day: ago(0), now: { claimed: 3 }, before: { claimed: 100 } });
    expect(rows.map(({ key }) => key)).toEqual(days.map(({ day }) => day).toReversed());
  });

  it.each([
    [
      'product',
      [
        ['a', 13, 6],
        ['b', 5, 0],
      ],
    ],
    [
      'city',
      [
        [nanjing, 13, 6],
        [suzhou, 5, 0],
      ],
    ],
    [
      'host',
      [
        ['chat-app', 13, 6],
        ['others', 5, 0],
      ],
    ],
  ] as const)('groups by %s, the most first', async (by, expected) => {
    const { rows } = await consoleData(server, reports.claimReport, { period: 7, by }, desk);
    expect(rows.map(({ key, now, before }) => [key, now.claimed, before.claimed])).toEqual(expected);
  });

  it('shows one product, city and host alone, by any group', async () => {
    const only = async (input: object) =>
      (await consoleData(server, reports.claimReport, { period: 7, ...input }, desk)).total.now.claimed;
    expect(await only({ product: 'a' })).toBe(13);
    expect(await only({ city: suzhou })).toBe(5);
    expect(await only({ host: 'others', product: 'a' })).toBe(0);
    expect(await only({ host: 'others', by: 'product' })).toBe(5);
    expect(await only({ from: ago(1), until: ago(1), by: 'city', product: 'a' })).toBe(10);
  });

  it('is for those who may see reports', async () => {
    const service = await anOperator(server, { roles: ['service'] });
    expect((await callConsole(server, reports.claimReport, {}, service)).data).toBeNull();
  });
});

describe('reading ninety days', () => {
  it('is one reading of an index, whatever it is grouped and filtered by', async () => {
    await sql`
      insert into report_order_days (level, day, goods_id, city, host, orders, pieces, paid, paid_fen, refunds, refunds_fen)
      select level, current_date - nth, case when level = 'place' then '' else 'g' || thing end, case when level = 'product' then '' else city::text end,
        'others', 1, 1, 1, 1, 0, 0
      from generate_series(0, 400) nth, generate_series(1, 20) thing, generate_series(1, 3) city, unnest(array['place', 'product', 'cell']) level
      on conflict do nothing`.execute(server.db);
    await sql`analyze report_order_days`.execute(server.db);
    const plan = async (where: ReturnType<typeof sql>) =>
      JSON.stringify(
        (
          await sql`explain (format json) select sum(orders) from report_order_days where ${where}`.execute(
            server.db,
          )
        ).rows,
      );
    for (const where of [
      sql`level = 'place' and day between current_date - 180 and current_date`,
      sql`level = 'product' and day between current_date - 90 and current_date`,
      sql`level = 'cell' and day between current_date - 180 and current_date and goods_id = 'g7' and city = '1'`,
    ])
      expect(await plan(where)).toMatch(/report_order_days_(pkey|of_goods)/);
  });
});
