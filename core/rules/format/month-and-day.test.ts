import { expect, it } from 'vitest';
import { monthAndDay } from './month-and-day.ts';

it.each([
  ['2026-09-01', '9月1日'],
  ['2026-12-31', '12月31日'],
])('%s is written as %s', (isoDay, words) => expect(monthAndDay(isoDay)).toBe(words));
