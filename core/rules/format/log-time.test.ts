import { expect, it } from 'vitest';
import { logTime } from './log-time.ts';

it.each([
  ['2025-03-01T02:03:04Z', '20250301100304'],
  ['2024-12-31T16:00:00Z', '20250101000000'],
])('%s is logged as %s, YYYYMMDDHHmmss (§3)', (at, text) => {
  expect(logTime(new Date(at))).toBe(text);
});
