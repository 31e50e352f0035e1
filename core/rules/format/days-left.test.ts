import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

const ends = new Date('2026-08-22T00:00:00+08:00');

it.each([
  ['2026-08-15T00:00:00+08:00', 7],
  ['2026-08-15T00:00:01+08:00', 7],
  ['2026-08-16T00:00:00+08:00', 6],
  ['2026-08-21T23:59:59+08:00', 1],
  ['2026-08-22T00:00:00+08:00', 0],
  ['2026-09-01T00:00:00+08:00', 0],
])('at %s a pack that ends with the 21st lasts %d days', (now, days) => {
  expect(daysLeft(ends, new Date(now))).toBe(days);
});
