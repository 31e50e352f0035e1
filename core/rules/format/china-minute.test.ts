import { expect, it } from 'vitest';
import { chinaMinute } from './china-minute.ts';

it.each([
  ['2026-08-03T02:05:59.999Z', '2026-08-03 10:05'],
  ['2026-07-31T16:00:00.000Z', '2026-08-01 00:00'],
  ['2026-12-31T15:59:00.000Z', '2026-12-31 23:59'],
])('%s is %s in China', (iso, text) => expect(chinaMinute(new Date(iso))).toBe(text));
