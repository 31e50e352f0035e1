import { expect, it } from 'vitest';
import { chinaDay, chinaDayBounds, daysBefore, lastChinaDay } from './china-day.ts';

it.each([
  ['2026-11-30T15:59:59Z', '2026-11-30'],
  ['2026-11-30T16:00:00Z', '2026-12-01'],
])('%s is the day %s in China', (at, day) => expect(chinaDay(new Date(at))).toBe(day));

it.each([
  ['2026-11-30T16:00:00Z', '2026-11-30'],
  ['2026-11-30T16:00:01Z', '2026-12-01'],
])('the last day of what ends at %s is %s', (at, day) => expect(lastChinaDay(new Date(at))).toBe(day));

it('a day in China begins at four in the afternoon of the day before in UTC, and days are counted over months', () => {
  expect(chinaDayBounds('2026-12-01').from.toISOString()).toBe('2026-11-30T16:00:00.000Z');
  expect(chinaDayBounds('2026-12-01').until.toISOString()).toBe('2026-12-01T16:00:00.000Z');
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
});
