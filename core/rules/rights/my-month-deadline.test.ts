import { expect, it } from 'vitest';
import { deadlineText } from './my-month-deadline.ts';

it.each([
  ['2026-08-31T16:00:00Z', '2026-08-15T02:00:00Z', '8月31日截止', '还剩16天', false],
  ['2026-08-31T16:00:00Z', '2026-08-30T15:59:59Z', '8月31日截止', '明天截止', true],
  ['2026-08-31T16:00:00Z', '2026-08-31T15:59:59Z', '8月31日截止', '今天截止', true],
  ['2026-12-31T16:00:00Z', '2026-12-29T16:00:00Z', '12月31日截止', '明天截止', true],
  ['2026-08-20T10:30:00Z', '2026-08-18T02:00:00Z', '8月20日18:30截止', '还剩2天', false],
])('a right that closes at %s is shown at %s as %s, %s', (closesAt, now, title, left, urgent) => {
  expect(deadlineText(new Date(closesAt), new Date(now))).toEqual({ title, left, urgent });
});
