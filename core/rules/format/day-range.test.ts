import { expect, it } from 'vitest';
import { dayRange } from './day-range.ts';

it.each([
  ['2026-07-31T16:00:00Z', '2026-08-31T16:00:00Z', '8月1日至8月31日'],
  ['2026-12-31T16:00:00Z', '2027-01-31T16:00:00Z', '1月1日至1月31日'],
  ['2026-08-08T02:00:00Z', '2026-08-08T10:00:00Z', '8月8日'],
  ['2026-08-08T02:00:00Z', '2026-08-08T16:00:00.001Z', '8月8日至8月9日'],
])('from %s to before %s is %s in China', (from, to, text) =>
  expect(dayRange(new Date(from), new Date(to))).toBe(text),
);
