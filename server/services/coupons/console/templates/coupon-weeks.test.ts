import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { aCouponOffer } from '../../../../testing/data/a-coupon-offer.ts';
import { aMember } from '../../../../testing/data/a-member.ts';
import { anOperator, consoleData, type TestOperator } from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';
import { couponWeeks } from './coupon-weeks.ts';

let server: TestServer;
let service: TestOperator;
beforeAll(async () => {
  server = await testServer();
  service = await anOperator(server, { roles: ['service'] });
});
afterAll(() => server.stop());

it('cards are counted in the week in which they were received, and those of them that are used', async () => {
  const { templateId } = await aCouponOffer(server);
  const { userId } = await aMember(server);
  const received = (at: string, state: string) =>
    sql`insert into user_coupons (card_code, user_id, coupon_type, state, amount_fen, title, expires_at, template_id, begins_at)
      values (gen_random_uuid()::text, ${userId}, 'cash', ${state}, 500, '券', ${at}::timestamptz + interval '9 days', ${templateId}, ${at})`.execute(
      server.db,
    );
  // 2026-11-16 is a Monday.
  await received('2026-11-16T00:00:00+08:00', 'used');
  await received('2026-11-16T00:00:00+08:00', 'usable');
  await received('2026-11-15T23:59:00+08:00', 'used');
  await received('2026-08-30T23:59:00+08:00', 'used');
  const { rows } = await couponWeeks(server.db, templateId, new Date('2026-11-18T14:20:00+08:00'));
  expect(rows).toHaveLength(12);
  expect([rows[0]?.week, rows[0]?.received]).toEqual(['2026-08-31', 0]);
  expect(rows.slice(-2)).toEqual([
    { week: '2026-11-09', received: 1, used: 1 },
    { week: '2026-11-16', received: 2, used: 1 },
  ]);
});

it('the last week is that of today', async () => {
  const { templateId } = await aCouponOffer(server);
  const { rows } = await consoleData(server, couponConsole.couponWeeks, { templateId }, service);
  const today = chinaDay(server.now());
  const monday = rows.at(-1)?.week ?? '';
  expect(monday <= today).toBe(true);
  expect(Date.parse(today) - Date.parse(monday)).toBeLessThan(7 * 86_400_000);
});
