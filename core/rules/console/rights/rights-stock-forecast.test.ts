import { expect, it } from 'vitest';
import { claimsPerHour, forecastText, rightsStockForecast } from './rights-stock-forecast.ts';

const now = Date.parse('2026-11-18T12:00:00+08:00');
const endsAt = Date.parse('2026-12-01T00:00:00+08:00');

it.each([
  { left: 0, perHour: 10, text: '已领完' },
  { left: 100, perHour: 10, text: '约 11-18 22:00 领完' },
  { left: 10_000, perHour: 10, text: '月底约剩 7,000' },
  { left: 5, perHour: 0, text: '月底约剩 5' },
])('$left pieces at $perHour claims an hour: $text', ({ left, perHour, text }) => {
  expect(forecastText(rightsStockForecast({ left, perHour, now, endsAt }))).toBe(text);
});

it('the pace is that of the last day, or of its newest claims where there are many', () => {
  expect(claimsPerHour({ count: 0, oldestAt: null, isAll: true }, now)).toBe(0);
  expect(claimsPerHour({ count: 48, oldestAt: now - 3_600_000, isAll: true }, now)).toBe(2);
  expect(claimsPerHour({ count: 1_000, oldestAt: now - 7_200_000, isAll: false }, now)).toBe(500);
  expect(claimsPerHour({ count: 1_000, oldestAt: now, isAll: false }, now)).toBe(60_000);
});
