import { expect, it } from 'vitest';
import { checkInCalendar } from './check-in-calendar.ts';

const flat = (today: string, signed: readonly string[] = []) => checkInCalendar(today, signed).weeks.flat();

it.each([
  ['2026-08-15', '2026年8月', 31, 5, 6],
  ['2026-02-01', '2026年2月', 28, 6, 5],
  ['2028-02-29', '2028年2月', 29, 1, 5],
  ['2027-02-10', '2027年2月', 28, 0, 4],
  ['2026-12-31', '2026年12月', 31, 1, 5],
])(
  '%s is on the calendar of %s: %i days after %i empty cells, in %i weeks',
  (today, title, days, before, weeks) => {
    const calendar = checkInCalendar(today, []);
    expect(calendar.title).toBe(title);
    expect(calendar.weeks).toHaveLength(weeks);
    expect(calendar.weeks.every((week) => week.length === 7)).toBe(true);
    expect(flat(today).filter((cell) => cell !== null)).toHaveLength(days);
    expect(flat(today).findIndex((cell) => cell !== null)).toBe(before);
  },
);

it('marks days with a check-in, today, past and future days', () => {
  const states = Object.fromEntries(
    flat('2026-08-15', ['2026-08-13', '2026-07-14']).flatMap((cell) =>
      cell ? [[cell.date, cell.state]] : [],
    ),
  );
  expect([states['2026-08-13'], states['2026-08-14'], states['2026-08-15'], states['2026-08-16']]).toEqual([
    'signed',
    'past',
    'today',
    'coming',
  ]);
});

it('shows today as signed after the check-in', () => {
  expect(flat('2026-08-15', ['2026-08-15']).find((cell) => cell?.day === 15)?.state).toBe('signed');
});
