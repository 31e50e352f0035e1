import { expect, it } from 'vitest';
import { periodEnd } from './period-end.ts';

const now = new Date('2026-08-31T10:00:00+08:00');

it.each([
  [{ months: 1, days: null }, 1, '2026-09-30T10:00:00+08:00'],
  [{ months: 3, days: null }, 2, '2027-02-28T10:00:00+08:00'],
  [{ months: 0, days: 7 }, 1, '2026-09-07T10:00:00+08:00'],
])('%o paid %i times ends at %s', (term, times, end) => {
  expect(periodEnd(term, times, now)).toEqual(new Date(end));
});
