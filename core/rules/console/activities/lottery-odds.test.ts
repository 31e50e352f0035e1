import { describe, expect, it } from 'vitest';
import {
  chanceText,
  expectedFen,
  maxCostFen,
  oddsFault,
  simulatedDraws,
  wholeChance,
} from './lottery-odds.ts';

const prize = (name: string, weight: number, costFen: number, left: number | null) => ({
  name,
  kind: costFen > 0 ? ('coupon' as const) : ('none' as const),
  weight,
  costFen,
  left,
});
const odds = (weight: number, left: number | null = 100) => [
  prize('月卡', weight, 1_500, left),
  prize('谢谢参与', wholeChance - weight, 0, null),
];

it('chances add up to one exactly, by whole parts of a million', () => {
  expect(oddsFault(odds(5_000), null)).toBeUndefined();
  const [card, none] = odds(5_000);
  if (!card || !none) throw new Error('no odds');
  expect(oddsFault([card, { ...none, weight: none.weight - 1 }], null)).toBe(
    '概率加起来是 99.9999%，要正好 100%',
  );
  expect(oddsFault([{ ...card, weight: 0.5 }, none], null)).toContain('小数点后四位');
  expect(chanceText(5_000)).toBe('0.5%');
});

it('there is a field without a prize, which costs nothing', () => {
  expect(oddsFault([prize('月卡', wholeChance, 1, 1)], null)).toContain('谢谢参与');
  expect(oddsFault([{ ...prize('谢谢参与', wholeChance, 1, null), kind: 'none' }], null)).toContain(
    '没有成本',
  );
});

it('a prize that costs something has a number of units, or the lottery a budget', () => {
  expect(oddsFault(odds(5_000, null), null)).toContain('请先给活动设预算');
  expect(oddsFault(odds(5_000, null), 10_000)).toBeUndefined();
});

it('the cost is that of the units left, within the budget', () => {
  expect(expectedFen(odds(5_000))).toBe(75_000);
  expect(maxCostFen(odds(5_000), null)).toBe(150_000);
  expect(maxCostFen(odds(5_000), 9_000)).toBe(9_000);
  expect(maxCostFen(odds(5_000, null), null)).toBeNull();
});

describe('a simulation', () => {
  it('is the same for the same seed and near the odds', () => {
    const first = simulatedDraws(odds(100_000, null), 100_000, 7);
    expect(simulatedDraws(odds(100_000, null), 100_000, 7)).toEqual(first);
    expect(Math.abs((first.won[0] ?? 0) - 10_000)).toBeLessThan(400);
    expect(first.costFen).toBe((first.won[0] ?? 0) * 1_500);
  });

  it('gives no more units than are left', () =>
    expect(simulatedDraws(odds(100_000, 10), 1_000, 7).won).toEqual([10, 990]));
});
