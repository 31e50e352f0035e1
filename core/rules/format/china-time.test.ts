import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinaInstant, chinaTime } from './china-time.ts';

describe('China time (decisions §1)', () => {
  it.each([
    ['2025-02-28T15:59:59Z', { year: 2025, month: 2, day: 28, hour: 23, minute: 59, second: 59 }],
    ['2025-02-28T16:00:00Z', { year: 2025, month: 3, day: 1, hour: 0, minute: 0, second: 0 }],
    ['2024-12-31T16:00:00Z', { year: 2025, month: 1, day: 1, hour: 0, minute: 0, second: 0 }],
  ])('at %s it shows the time of Asia/Shanghai', (at, shown) => {
    expect(chinaTime(new Date(at))).toEqual(shown);
    expect(chinaTime(Date.parse(at))).toEqual(shown);
  });

  it('counts month 13 as January of the next year', () => {
    expect(chinaInstant({ year: 2024, month: 13 })).toBe(Date.parse('2024-12-31T16:00:00Z'));
  });

  it('agrees with the time-zone database for every moment since 1992', () => {
    const shown = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const two = (value: number) => String(value).padStart(2, '0');
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1992, 0), max: Date.UTC(2099, 0) }), (at) => {
        const { year, month, day, hour, minute, second } = chinaTime(at);
        expect(`${two(day)}/${two(month)}/${year}, ${two(hour)}:${two(minute)}:${two(second)}`).toBe(
          shown.format(at),
        );
        expect(chinaInstant(chinaTime(at))).toBe(at - (at % 1000));
      }),
      { numRuns: 500 },
    );
  });
});
