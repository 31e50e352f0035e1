import { describe, expect, it } from 'vitest';
import { perMonthFen, periodUnit, planBadge, priceText, type PeriodPrice } from './period-price.ts';

const price = (priceFen: number, months: number | null, renewalFen: number | null = null): PeriodPrice => ({
  priceFen,
  months,
  renewalFen,
});

describe('a price for a period', () => {
  it.each([
    [null, '次'],
    [1, '月'],
    [3, '季'],
    [6, '半年'],
    [12, '年'],
    [24, '24个月'],
  ])('of %s months is per %s', (months, unit) => {
    expect(periodUnit(months)).toBe(unit);
  });

  it.each<[PeriodPrice, string, string, number | null]>([
    [price(1_990, 1), '¥19.9/月', '', null],
    [price(990, 1, 1_990), '首月¥9.9，次月起¥19.9/月', '首月立减10元', null],
    [price(1_990, 1, 1_990), '¥19.9/月', '', null],
    [price(5_600, 3), '¥56/季', '', 1_866],
    [price(19_800, 12, 22_800), '首年¥198，次年起¥228/年', '首年立减30元', 1_650],
    [price(300, null), '¥3/次', '', null],
    // The renewal price is shown even when the first period is free.
    [price(0, 1, 1_000), '首月¥0，次月起¥10/月', '首月立减10元', null],
    // A renewal that is cheaper has no badge.
    [price(2_000, 1, 1_000), '首月¥20，次月起¥10/月', '', null],
  ])('%o says %s', (provided, text, badge, perMonth) => {
    expect([priceText(provided), planBadge(provided), perMonthFen(provided)]).toEqual([
      text,
      badge,
      perMonth,
    ]);
  });
});
