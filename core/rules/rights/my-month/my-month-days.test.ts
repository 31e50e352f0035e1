import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthDays } from './my-month-days.ts';
import { aMonthGroup, aMonthRight } from '../testing/a-month.ts';

const now = Date.parse('2026-08-15T02:00:00Z');

describe('the calendar of the month', () => {
  it('has weeks from Monday to Sunday with the days of this month only', () => {
    const weeks = monthDays([], now).map((week) => week.map((day) => day?.day ?? 0));
    expect(weeks).toEqual([
      [0, 0, 0, 0, 0, 1, 2],
      [3, 4, 5, 6, 7, 8, 9],
      [10, 11, 12, 13, 14, 15, 16],
      [17, 18, 19, 20, 21, 22, 23],
      [24, 25, 26, 27, 28, 29, 30],
      [31, 0, 0, 0, 0, 0, 0],
    ]);
  });

  it('shows openings, claims and deadlines on their day in China time', () => {
    const rights = [
      aMonthRight('open'),
      aMonthRight('claimed', { recvStatus: 2, claimedAt: '2026-08-02T16:00:00Z' }),
      aMonthRight('later', {
        recvStatus: 3,
        opensAt: '2026-08-20T02:00:00Z',
        closesAt: '2026-08-25T10:00:00Z',
      }),
      aMonthRight('never', { recvStatus: 4 }),
      aMonthRight('before', {
        recvStatus: 2,
        opensAt: '2026-07-10T02:00:00Z',
        closesAt: '2026-07-20T02:00:00Z',
        claimedAt: '2026-07-12T02:00:00Z',
      }),
      aMonthRight('after', { opensAt: '2026-08-31T16:00:00Z', closesAt: '2026-09-20T02:00:00Z' }),
    ];
    const days = monthDays([aMonthGroup('g', rights)], now)
      .flat()
      .filter((day) => day !== null);
    const marked = days.flatMap((day) =>
      (['opens', 'claimed', 'closes'] as const).flatMap((mark) =>
        day[mark].map(({ rightsId }) => `${day.day} ${mark} ${rightsId}`),
      ),
    );
    expect(marked).toEqual([
      '1 opens open',
      '1 opens claimed',
      '3 claimed claimed',
      '20 opens later',
      '25 closes later',
      '31 closes open',
    ]);
    expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([15]);
    expect(days.filter(({ isPast }) => isPast)).toHaveLength(14);
  });

  it('has every day of any month once, in order, in full weeks', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (at) => {
          const weeks = monthDays([], at);
          const shown = new Date(at.getTime() + 8 * 3_600_000);
          const length = new Date(Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth() + 1, 0)).getUTCDate();
          expect(weeks.every((week) => week.length === 7)).toBe(true);
          expect(
            weeks
              .flat()
              .filter((day) => day !== null)
              .map(({ day }) => day),
          ).toEqual(Array.from({ length }, (_, day) => day + 1));
          expect(weeks.flat().find((day) => day?.isToday)?.day).toBe(shown.getUTCDate());
          expect(weeks.flat().findIndex((day) => day?.isToday) % 7).toBe((shown.getUTCDay() + 6) % 7);
        },
      ),
    );
  });
});
