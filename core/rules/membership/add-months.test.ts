import { expect, it } from 'vitest';
import { addMonths } from './add-months.ts';

it.each([
  ['2026-01-31T10:00:00+08:00', 1, '2026-02-28T10:00:00+08:00'],
  ['2026-11-17T00:30:00+08:00', 3, '2027-02-17T00:30:00+08:00'],
  ['2028-02-29T23:59:00+08:00', 12, '2029-02-28T23:59:00+08:00'],
])('a membership from %s for %s months ends at %s', (from, months, until) =>
  expect(addMonths(new Date(from), months)).toEqual(new Date(until)),
);
