import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiOrderTier } from './multi-order-tier.ts';

describe('the multi-order discount (§9)', () => {
  it.each([
    [0, '2件最高享8折，3件及以上最高享7折', null],
    [1, '享8折优惠', 8],
    [2, '享7折优惠', 7],
    [3, '享7折优惠', 7],
    [1000, '享7折优惠', 7],
    [-1, '2件最高享8折，3件及以上最高享7折', null],
    [Number.NaN, '2件最高享8折，3件及以上最高享7折', null],
  ])('with count %d reads %s, discount %j', (count, text, discount) =>
    expect(multiOrderTier(count)).toMatchObject({ text, discount }),
  );

  it('never gets worse with more orders', () => {
    const rate = (count: number) => multiOrderTier(count).discount ?? 10;
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        expect(rate(Math.max(a, b))).toBeLessThanOrEqual(rate(Math.min(a, b)));
      }),
    );
  });
});
