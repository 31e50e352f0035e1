import { describe, expect, it } from 'vitest';
import { compensationReasons, couponMostFen } from './compensation-rules.ts';

describe('a compensation needs a second person', () => {
  it.each([
    [{ amountFen: 2_000, ofDayFen: 0 }, 0],
    [{ amountFen: 2_001, ofDayFen: 0 }, 1],
    [{ amountFen: 1_000, ofDayFen: 29_000 }, 0],
    [{ amountFen: 1_001, ofDayFen: 29_000 }, 1],
    [{ amountFen: 2_500, ofDayFen: 29_000 }, 2],
  ])('%o: for %i reasons', (given, reasons) =>
    expect(compensationReasons(given, { aCaseFen: 2_000, aDayFen: 30_000 })).toHaveLength(reasons),
  );

  it('by the limits that are passed', () =>
    expect(compensationReasons({ amountFen: 100, ofDayFen: 0 }, { aCaseFen: 50, aDayFen: 1_000 })).toEqual([
      '这张券值 ¥1.00，超过每件 ¥0.50',
    ]));
});

it('a share of the price counts with the most that it takes off', () => {
  expect(couponMostFen({ maxOffFen: 3_000, amountFen: 0 })).toBe(3_000);
  expect(couponMostFen({ maxOffFen: null, amountFen: 500 })).toBe(500);
});
