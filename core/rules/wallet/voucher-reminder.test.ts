import { expect, it } from 'vitest';
import { remindedUntil, voucherReminder } from './voucher-reminder.ts';

it('reminds from the morning two days before the last day', () => {
  const now = new Date('2026-11-19T00:00:00Z');
  const until = remindedUntil(now).getTime();
  expect(Date.parse('2026-11-21T16:00:00Z')).toBeLessThanOrEqual(until);
  expect(Date.parse('2026-11-21T16:00:01Z')).toBeGreaterThan(until);
});

it('names the goods, how many are left and the last day', () =>
  expect(
    voucherReminder({ goodsName: '美式咖啡', count: 2, validUntil: new Date('2026-11-21T16:00:00Z') }),
  ).toEqual({ title: '券码快到期了', text: '您的“美式咖啡”还有2张没有使用，11月21日到期，请尽快使用' }));
