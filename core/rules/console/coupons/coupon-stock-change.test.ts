import { describe, expect, it } from 'vitest';
import { couponStockFault, isLessStock, stockCostFen, type OfferedStock } from './coupon-stock-change.ts';

const now = new Date('2026-11-18T06:00:00Z');
const offered = (fields: Partial<OfferedStock> = {}): OfferedStock => ({
  stock: 100,
  taken: 40,
  endsAt: new Date('2026-11-30T16:00:00Z'),
  budgetLeftFen: 30_000,
  worthFen: 500,
  ...fields,
});

it.each([
  [100, 60, true],
  [100, 100, false],
  [100, 101, false],
  [100, null, false],
  [null, 60, true],
  [null, null, false],
])('from %s to %s is less: %s', (before, after, less) => {
  expect(isLessStock(before, after)).toBe(less);
});

describe('the stock of an open activity', () => {
  it.each([
    [40, {}, undefined],
    [39, {}, '已领 40 张，数量不能再少'],
    [0, { taken: 0 }, '数量要在 1 到 10,000,000 之间，不限就空着'],
    [10_000_001, {}, '数量要在 1 到 10,000,000 之间，不限就空着'],
    [null, {}, undefined],
    [null, { budgetLeftFen: null }, '活动没有预算，数量不能不限'],
    [60, { endsAt: now }, '活动已经结束'],
  ] as const)('%s with %o: %s', (stock, fields, fault) => {
    expect(couponStockFault(offered(fields), stock, now)).toBe(fault);
  });

  it.each([
    [110, {}, 5_000],
    [200, {}, 30_000],
    [200, { budgetLeftFen: null }, 50_000],
    [null, {}, 30_000],
    [60, {}, 0],
    [60, { stock: null }, 0],
    [200, { budgetLeftFen: -1 }, 0],
  ] as const)('%s with %o costs at most %s', (stock, fields, costFen) => {
    expect(stockCostFen(offered(fields), stock)).toBe(costFen);
  });
});
