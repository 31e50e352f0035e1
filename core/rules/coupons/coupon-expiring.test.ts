import { describe, expect, it } from 'vitest';
import { couponExpiring } from './coupon-expiring.ts';

const now = new Date('2026-08-29T04:00:00Z');

describe('the expiry of a coupon', () => {
  it.each([
    ['2026-08-29T04:00:00Z', 'expired', '已过期'],
    ['2026-08-29T04:00:01Z', 'expiring', '今日到期'],
    ['2026-08-29T16:00:00Z', 'expiring', '今日到期'],
    ['2026-08-29T16:00:01Z', 'expiring', '明日到期'],
    ['2026-08-30T16:00:00Z', 'expiring', '明日到期'],
    ['2026-08-31T04:00:00Z', 'expiring', '2026.08.31到期'],
    ['2026-08-31T04:00:01Z', 'valid', '2026.08.31到期'],
    ['2026-09-30T16:00:00Z', 'valid', '2026.09.30到期'],
  ])('at %s is %s and reads %s', (expiresAt, state, text) => {
    expect(couponExpiring(new Date(expiresAt), now)).toEqual({ state, text });
  });

  it('that is no valid time counts as expired', () =>
    expect(couponExpiring(Number.NaN, now).state).toBe('expired'));
});
