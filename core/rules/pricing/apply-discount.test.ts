import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDiscount, type Discount } from './apply-discount.ts';
import { multiOrderTier } from './multi-order-tier.ts';

/** `npm run long` raises it with fc.configureGlobal. */
const numRuns = fc.readConfigureGlobal().numRuns ?? 1000;
const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
const discounts: fc.Arbitrary<Discount> = fc.oneof(
  fc.constant<Discount>({ kind: 'none' }),
  fc.integer({ min: -5, max: 15 }).map((tenths): Discount => ({ kind: 'tenths', tenths })),
  fc.integer({ min: -1000, max: 2_000_000_000 }).map((fen): Discount => ({ kind: 'amount', fen })),
  fc.integer({ min: -1000, max: 2_000_000_000 }).map((fen): Discount => ({ kind: 'fixedPrice', fen })),
);

describe('a discount (decisions §1: rounds down, never below zero)', () => {
  it.each<[number, Discount, number, number]>([
    [19_900, { kind: 'none' }, 19_900, 0],
    [19_900, { kind: 'tenths', tenths: 8 }, 15_920, 3980],
    [999, { kind: 'tenths', tenths: 7 }, 699, 300],
    [999, { kind: 'tenths', tenths: 8.5 }, 849, 150],
    [999, { kind: 'tenths', tenths: 0 }, 0, 999],
    [999, { kind: 'tenths', tenths: 12 }, 999, 0],
    [500, { kind: 'amount', fen: 300 }, 200, 300],
    [500, { kind: 'amount', fen: 800 }, 0, 500],
    [500, { kind: 'amount', fen: -100 }, 500, 0],
    [2500, { kind: 'fixedPrice', fen: 1500 }, 1500, 1000],
    [1500, { kind: 'fixedPrice', fen: 2500 }, 1500, 0],
    [1500, { kind: 'fixedPrice', fen: 0 }, 0, 1500],
  ])('%i fen with %j costs %i and saves %i', (price, discount, after, saved) => {
    expect(applyDiscount(price, discount)).toEqual({ price: after, saved });
  });

  it('is at most the price, never negative, and price and saving sum to the price before', () => {
    fc.assert(
      fc.property(amounts, discounts, (before, discount) => {
        const { price, saved } = applyDiscount(before, discount);
        expect(price + saved).toBe(before);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(saved).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(price)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('by the multi-order tier is the floor of that many tenths', () => {
    fc.assert(
      fc.property(amounts, fc.nat(5), (price, count) => {
        const { discount } = multiOrderTier(count);
        const paid = applyDiscount(
          price,
          discount === null ? { kind: 'none' } : { kind: 'tenths', tenths: discount },
        ).price;
        expect(paid).toBe(Math.floor((price * (discount ?? 10)) / 10));
      }),
      { numRuns },
    );
  });
});
