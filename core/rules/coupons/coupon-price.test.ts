import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponPrice, type CouponValue } from './coupon-price.ts';

const coupon = (fields: Partial<CouponValue>): CouponValue => ({
  couponAmt: 0,
  payPercent: null,
  maxOffFen: null,
  flowMb: null,
  thresholdFen: 0,
  ...fields,
});
const gb = 1024;

describe('the price of goods with one coupon applied (decisions §5)', () => {
  it.each<[string, number, Partial<CouponValue>, number]>([
    ['an amount is taken off', 9_200, { couponAmt: 5_000 }, 4_200],
    ['a coupon worth more than the goods pays all of it', 880, { couponAmt: 5_000 }, 0],
    ['half the price is rounded down', 1_295, { payPercent: 50 }, 647],
    ['a percentage discount stops at its maximum', 25_600, { payPercent: 50, maxOffFen: 3_000 }, 22_600],
    ['below the threshold the price stays', 3_999, { couponAmt: 1_200, thresholdFen: 4_000 }, 3_999],
    ['at the threshold the coupon applies', 4_000, { couponAmt: 1_200, thresholdFen: 4_000 }, 2_800],
  ])('%s', (_title, priceFen, fields, paid) => {
    expect(couponPrice({ priceFen, flowMb: null }, coupon(fields))).toBe(paid);
  });

  it.each([
    [5 * gb, 0],
    [10 * gb, 0],
    [20 * gb, 1_500],
    [null, 1_500],
  ])('a coupon of 10 GB pays for goods of %s MB: %i fen remain', (flowMb, remains) => {
    expect(couponPrice({ priceFen: 1_500, flowMb }, coupon({ flowMb: 10 * gb }))).toBe(remains);
  });

  it('a coupon for data takes off its maximum at most', () => {
    const data = coupon({ flowMb: 10 * gb, maxOffFen: 1_000 });
    expect([900, 1_000, 1_500].map((priceFen) => couponPrice({ priceFen, flowMb: 5 * gb }, data))).toEqual([
      0, 0, 500,
    ]);
  });

  it('never rises, and never falls below zero', () => {
    const amount = fc.nat(1_000_000);
    const coupons = fc.record({
      couponAmt: amount,
      payPercent: fc.option(fc.nat(100)),
      maxOffFen: fc.option(amount),
      flowMb: fc.option(fc.nat(100_000)),
      thresholdFen: amount,
    });
    fc.assert(
      fc.property(amount, fc.option(fc.nat(100_000)), coupons, (priceFen, flowMb, fields) => {
        const paid = couponPrice({ priceFen, flowMb }, fields);
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(paid).toBeLessThanOrEqual(priceFen);
      }),
    );
  });
});
