import { describe, expect, it } from 'vitest';
import { indexCounts } from './index-counts.ts';

const zero = {
  totalCouponCount: 0,
  waitCouponCount: 0,
  qyfdCouponCount: 0,
  lllbCouponCount: 0,
  wzgCouponCount: 0,
  trafficBagCount: 0,
  halfPriceCount: 0,
};

describe('the counts of a home (§3)', () => {
  it.each([[undefined], [null], [{}]])('are all 0 when the answer is %j', (answer) =>
    expect(indexCounts(answer)).toEqual(zero),
  );

  it('are taken from the answer where present', () => {
    expect(indexCounts({ totalCouponCount: 12, waitCouponCount: '4', qyfdCouponCount: 3 })).toEqual({
      ...zero,
      totalCouponCount: 12,
      waitCouponCount: 4,
      qyfdCouponCount: 3,
    });
  });

  it('are whole numbers', () =>
    expect(indexCounts({ halfPriceCount: 2.9, lllbCouponCount: '0.5' })).toEqual({
      ...zero,
      halfPriceCount: 2,
    }));

  it.each([null, 'many', -3, -0, Number.NaN, Number.POSITIVE_INFINITY])('read %j as 0', (wzgCouponCount) => {
    expect(indexCounts({ wzgCouponCount })).toEqual(zero);
  });
});
