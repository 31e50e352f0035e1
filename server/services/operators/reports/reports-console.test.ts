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
