import { describe, expect, it } from 'vitest';
import { couponCounts } from './coupon-counts.ts';

const zero = {
  totalCouponCount: 0,
  waitCouponCount: 0,
  qyfdCouponCount: 0,
  lllbCouponCount: 0,
  wzgCouponCount: 0,
};

describe('the coupon counts (§3)', () => {
  it.each([[undefined], [null], [{}]])('are all 0 when the answer is %j', (answer) =>
    expect(couponCounts(answer)).toEqual(zero),
  );

  it('are taken from the answer where present', () => {
    expect(couponCounts({ totalCouponCount: 12, waitCouponCount: '4', qyfdCouponCount: 3 })).toEqual({
      ...zero,
      totalCouponCount: 12,
      waitCouponCount: 4,
      qyfdCouponCount: 3,
    });
  });

  it.each([null, 'many', -3, Number.NaN, Number.POSITIVE_INFINITY])('read %j as 0', (wzgCouponCount) => {
    expect(couponCounts({ wzgCouponCount })).toEqual(zero);
  });
});
