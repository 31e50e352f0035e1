import { describe, expect, it } from 'vitest';
import { needsTwoPersons, untilFault } from './switch-approval.ts';

describe('who may switch', () => {
  it.each([
    ['order', 'paused', 1, false],
    ['order', 'paused', 2, false],
    ['order', 'limited', 3, true],
    ['claim', 'paused', 1, false],
    ['claim', 'limited', 2, false],
    ['claim', 'paused', 2, true],
    ['pay', 'paused', 2, true],
    ['visit', 'paused', 2, true],
    ['lottery', 'paused', 13, true],
  ] as const)('%s %s in %i cities: two persons %s', (column, state, cities, expected) =>
    expect(needsTwoPersons({ column, state, cities })).toBe(expected),
  );
});

it.each([
  [0, false, '结束时间已经过了，请重新填写'],
  [1, false, undefined],
  [24, false, undefined],
  [25, false, '一个人最长设 24 小时，到时再延长'],
  [25, true, undefined],
  [169, true, '最长 7 天，到时再延长'],
])('until %i hours ahead, by two: %s', (hours, byTwo, fault) =>
  expect(untilFault(1_000 + hours * 3_600_000, 1_000, byTwo)).toBe(fault),
);
