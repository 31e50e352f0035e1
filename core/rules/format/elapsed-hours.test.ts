import { describe, expect, it } from 'vitest';
import { elapsedHours, isWithinHours } from './elapsed-hours.ts';

const now = new Date('2025-03-10T04:00:00Z');
const hoursAgo = (hours: number) => now.getTime() - hours * 3_600_000;

describe('hours elapsed since a time (§5)', () => {
  it('takes 2023-1-1 as the date of a value with a time only', () => {
    expect(elapsedHours('10:00', new Date('2023-01-01T05:30:00Z'))).toBe(3.5);
  });

  it.each([
    [71, undefined, true],
    [72, undefined, true],
    [72.01, undefined, false],
    [24, 24, true],
    [25, 24, false],
    [25, -24, true],
    [24, -24, true],
    [23, -24, false],
    [0, 0, true],
    [5, 0, true],
  ])(
    '%d hours ago, asked with interval %s (default 72, non-positive means at least): %s',
    (hours, interval, within) => {
      expect(isWithinHours(hoursAgo(hours), now, interval)).toBe(within);
    },
  );

  it.each([72, 0, -24])(
    'is not within the interval while the time is in the future (interval %d)',
    (interval) => {
      expect(isWithinHours(hoursAgo(-1), now, interval)).toBe(false);
    },
  );

  it('is never within the interval for an invalid time', () => {
    expect(elapsedHours('soon', now)).toBeUndefined();
    expect(isWithinHours('soon', now)).toBe(false);
  });
});
