import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cashGains,
  dayBefore,
  dayRound,
  nextStreakBonus,
  standingStreak,
  streakAfter,
  streakStops,
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
const brought = (streak: number, monthCount = 1) =>
  cashGains(rewards, { streak, monthCount }).map(({ kind, days }) => `${kind}${days}`);

describe('days in a row (decisions §6)', () => {
  it.each([
    ['2026-08-15', '2026-08-14'],
    ['2026-03-01', '2026-02-28'],
    ['2028-03-01', '2028-02-29'],
    ['2026-01-01', '2025-12-31'],
  ])('the day before %s is %s', (day, before) => expect(dayBefore(day)).toBe(before));

  it.each([
    ['nobody signed before', undefined, 1, 0],
    ['yesterday was the fourth', { signedOn: '2026-08-14', streak: 4 }, 5, 4],
    ['the day before yesterday was the fourth', { signedOn: '2026-08-13', streak: 4 }, 1, 0],
  ] as const)('%s: signing today makes %i…', (_title, last, after, standing) => {
    expect(streakAfter(last, '2026-08-15')).toBe(after);
    expect(standingStreak(last, '2026-08-15')).toBe(standing);
  });

  it('today’s own sign-in is part of the run', () =>
    expect(standingStreak({ signedOn: '2026-08-15', streak: 5 }, '2026-08-15')).toBe(5));
});

describe('what a sign-in brings', () => {
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
  ])('on day %i of a run: %j', (streak, gains) => expect(brought(streak)).toEqual(gains));

  it.each([
    [9, []],
    [10, ['month10']],
    [11, []],
    [20, ['month20']],
  ])('a month of %i days adds %j', (monthCount, gains) => {
    expect(brought(1, monthCount)).toEqual(['day1', ...gains]);
  });

  it('is nothing where no row says so, and never the same kind twice', () => {
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

describe('the bonus ahead', () => {
  it.each([
    [0, 3, 3],
    [1, 3, 2],
    [3, 7, 4],
    [14, 15, 1],
    [29, 30, 1],
    [30, 3, 3],
    [31, 3, 2],
  ])('after %i days in a row it is the one of %i days, %i to go', (streak, days, daysLeft) => {
    expect(nextStreakBonus(rewards, streak)).toMatchObject({ reward: { kind: 'streak', days }, daysLeft });
  });

  it('is none where there are no such rows', () =>
    expect(nextStreakBonus([row('day', 1, 10)], 2)).toBeUndefined());

  it('comes with the sign-in it announces', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (streak) => {
        const next = nextStreakBonus(rewards, streak);
        expect(brought(streak + (next?.daysLeft ?? 0))).toContain(`streak${next?.reward.days}`);
      }),
    );
  });
});

describe('the round of daily rewards', () => {
  it.each([
    [0, false, '今后后后后后后'],
    [2, false, '得得今后后后后'],
    [3, true, '得得得后后后后'],
    [6, false, '得得得得得得今'],
    [7, true, '得得得得得得得'],
    [7, false, '今后后后后后后'],
    [8, true, '得后后后后后后'],
  ])('after %i days in a row, today signed: %s', (streak, signedToday, shown) => {
    const words = { got: '得', today: '今', ahead: '后' } as const;
    expect(
      dayRound(rewards, { streak, signedToday })
        .map(({ state }) => words[state])
        .join(''),
    ).toBe(shown);
  });

  it('promises for today what signing brings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (streak) => {
        const today = dayRound(rewards, { streak, signedToday: false }).find(
          ({ state }) => state === 'today',
        );
        expect(cashGains(rewards, { streak: streak + 1, monthCount: 1 })[0]?.amountFen).toBe(
          today?.amountFen,
        );
      }),
    );
  });

  it('is empty where no row says so', () =>
    expect(dayRound([], { streak: 2, signedToday: false })).toEqual([]));
});

it.each([
  [0, []],
  [2, []],
  [3, [3]],
  [16, [3, 7, 15]],
  [30, [3, 7, 15, 30]],
  [31, []],
])('after %i days in a row the stops %j are passed', (streak, passed) => {
  expect(
    streakStops(rewards, streak)
      .filter(({ reached }) => reached)
      .map(({ days }) => days),
  ).toEqual(passed);
});
