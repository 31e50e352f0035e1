import { expect, it } from 'vitest';
import { chinaDay } from './china-day.ts';

it.each([
  ['2026-11-30T15:59:59Z', '2026-11-30'],
  ['2026-11-30T16:00:00Z', '2026-12-01'],
])('%s is the day %s in China', (at, day) => expect(chinaDay(new Date(at))).toBe(day));
