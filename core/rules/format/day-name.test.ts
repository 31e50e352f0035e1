import { expect, it } from 'vitest';
import { dayName } from './day-name.ts';

const now = new Date('2026-01-02T00:30:00+08:00');
it.each([
  ['2026-01-02T00:00:00+08:00', '今天'],
  ['2026-01-01T23:59:59+08:00', '昨天'],
  ['2025-12-31T23:59:59+08:00', '2025年12月31日'],
])('%s is called %s', (at, name) => expect(dayName(new Date(at), now)).toBe(name));
it('a day of the same year has no year', () =>
  expect(dayName(new Date('2026-08-06T12:00:00+08:00'), new Date('2026-08-20T12:00:00+08:00'))).toBe(
    '8月6日',
  ));
