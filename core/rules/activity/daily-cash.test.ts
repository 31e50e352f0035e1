import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cashGains,
  dayBefore,
  dailyRewardCycle,
  nextStreakBonus,
  currentStreak,
  streakAfter,
  streakMilestones,
  type CashReward,
} from './daily-cash.ts';

const row = (kind: CashReward['kind'], days: number, amountFen: number): CashReward => ({
  kind,
  days,
  amountFen,
});
const rewards = [
  row('day', 1, 10),
  row('day', 3, 20),
  row('day', 7, 50),
  row('streak', 3, 30),
  row('streak', 7, 100),
  row('streak', 15, 200),
  row('streak', 30, 500),
  row('month', 10, 60),
  row('month', 20, 150),
];
const rewardsFor = (streak: number, monthCount = 1) =>
  cashGains(rewards, { streak, monthCount }).map(({ kind, days }) => `${kind}${days}`);

describe('streaks (decisions §6)', () => {
  it.each([
    ['2026-08-15', '2026-08-14'],
    ['2026-03-01', '2026-02-28'],
    ['2028-03-01', '2028-02-29'],
    ['2026-01-01', '2025-12-31'],
  ])('the day before %s is %s', (day, before) => expect(dayBefore(day)).toBe(before));

  it.each([
    ['no check-in before', undefined, 1, 0],
    ['yesterday was the fourth', { signedOn: '2026-08-14', streak: 4 }, 5, 4],
    ['the day before yesterday was the fourth', { signedOn: '2026-08-13', streak: 4 }, 1, 0],
  ] as const)('%s: the streak after and before checking in today', (_title, last, after, current) => {
    expect(streakAfter(last, '2026-08-15')).toBe(after);
    expect(currentStreak(last, '2026-08-15')).toBe(current);
  });

  it('today’s check-in is part of the streak', () =>
    expect(currentStreak({ signedOn: '2026-08-15', streak: 5 }, '2026-08-15')).toBe(5));
});

describe('the rewards of a check-in', () => {
  it.each([
    [1, ['day1']],
    [2, ['day1']],
    [3, ['day3', 'streak3']],
    [7, ['day7', 'streak7']],
    [8, ['day1']],
    [10, ['day3']],
    [15, ['day1', 'streak15']],
    [30, ['day1', 'streak30']],
    [31, ['day3']],
    [33, ['day3', 'streak3']],
    [60, ['day3', 'streak30']],
  ])('on day %i of a streak: %j', (streak, gains) => expect(rewardsFor(streak)).toEqual(gains));

  it.each([
    [9, []],
    [10, ['month10']],
    [11, []],
    [20, ['month20']],
  ])('a month of %i days adds %j', (monthCount, gains) => {
    expect(rewardsFor(1, monthCount)).toEqual(['day1', ...gains]);
  });

  it('are empty without rows, and never contain a kind twice', () => {
    expect(cashGains([], { streak: 3, monthCount: 3 })).toEqual([]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4_000 }),
        fc.integer({ min: 1, max: 31 }),
        (streak, monthCount) => {
          const kinds = cashGains(rewards, { streak, monthCount }).map(({ kind }) => kind);
          expect(kinds[0]).toBe('day');
          expect(new Set(kinds).size).toBe(kinds.length);
        },
      ),
    );
  });
});

describe('the next streak bonus', () => {
  it.each([
    [0, 3, 3],
    [1, 3, 2],
    [3, 7, 4],
    [14, 15, 1],
    [29, 30, 1],
    [30, 3, 3],
    [31, 3, 2],
  ])('after a streak of %i days it is the one of %i days, %i to go', (streak, days, daysLeft) => {
    expect(nextStreakBonus(rewards, streak)).toMatchObject({ reward: { kind: 'streak', days }, daysLeft });
  });

  it('is undefined without streak rows', () =>
    expect(nextStreakBonus([row('day', 1, 10)], 2)).toBeUndefined());

  it('is paid at the announced check-in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (streak) => {
        const next = nextStreakBonus(rewards, streak);
        expect(rewardsFor(streak + (next?.daysLeft ?? 0))).toContain(`streak${next?.reward.days}`);
      }),
    );
  });
});

describe('the cycle of daily rewards', () => {
  it.each([
    [0, false, '今后后后后后后'],
    [2, false, '得得今后后后后'],
    [3, true, '得得得后后后后'],
    [6, false, '得得得得得得今'],
    [7, true, '得得得得得得得'],
    [7, false, '今后后后后后后'],
    [8, true, '得后后后后后后'],
  ])('after a streak of %i days, checked in today: %s', (streak, signedToday, shown) => {
    const words = { got: '得', today: '今', ahead: '后' } as const;
    expect(
      dailyRewardCycle(rewards, { streak, signedToday })
        .map(({ state }) => words[state])
        .join(''),
    ).toBe(shown);
  });

  it('shows for today the reward that checking in gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (streak) => {
        const today = dailyRewardCycle(rewards, { streak, signedToday: false }).find(
          ({ state }) => state === 'today',
        );
        expect(cashGains(rewards, { streak: streak + 1, monthCount: 1 })[0]?.amountFen).toBe(
          today?.amountFen,
        );
      }),
    );
  });

  it('is empty without rows', () =>
    expect(dailyRewardCycle([], { streak: 2, signedToday: false })).toEqual([]));
});

it.each([
  [0, []],
  [2, []],
  [3, [3]],
  [16, [3, 7, 15]],
  [30, [3, 7, 15, 30]],
  [31, []],
])('after a streak of %i days the milestones %j are reached', (streak, reachedDays) => {
  expect(
    streakMilestones(rewards, streak)
      .filter(({ reached }) => reached)
      .map(({ days }) => days),
  ).toEqual(reachedDays);
});
