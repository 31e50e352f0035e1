import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumFen } from './money.ts';
import { splitAmount } from './split-amount.ts';

const lines = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 });
/** `npm run long` raises it with fc.configureGlobal. */
const numRuns = fc.readConfigureGlobal().numRuns ?? 1000;

describe('an amount split over the lines of an order', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1000, [1990, 990, 20], [663, 330, 7]],
    [10, [1, 4, 1], [2, 7, 1]],
    [10, [1, 2, 4], [1, 3, 6]],
    [0, [500, 500], [0, 0]],
    [7, [0, 0], [4, 3]],
    [5, [0, 100], [0, 5]],
    [300, [100, 200], [100, 200]],
    [0, [], []],
  ])('%i fen over %j is %j', (total, weights, shares) => expect(splitAmount(total, weights)).toEqual(shares));

  it('needs at least one line', () =>
    expect(() => splitAmount(1, [])).toThrow(RangeError('no line to split an amount over')));

  it('sums to the amount, and each line is within one fen of its proportional share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), lines, (total, weights) => {
        const shares = splitAmount(total, weights);
        const sum = sumFen(weights);
        expect(sumFen(shares)).toBe(total);
        for (const [at, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          if (sum > 0) expect(Math.abs(share - (total * (weights[at] ?? 0)) / sum)).toBeLessThan(1.001);
        }
      }),
      { numRuns },
    );
  });

  it('never exceeds the price of a line, as long as the discount is at most the total', () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (prices, part) => {
        const discount = Math.floor(sumFen(prices) * part);
        for (const [at, share] of splitAmount(discount, prices).entries())
          expect(share).toBeLessThanOrEqual(prices[at] ?? 0);
      }),
      { numRuns },
    );
  });
});
