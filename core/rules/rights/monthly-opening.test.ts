import { expect, it } from 'vitest';
import { monthlyOpening } from './monthly-opening.ts';

const at = (text: string) => new Date(text);

it('opens a right on the first of the month at ten, China time, in any time zone', () => {
  expect(monthlyOpening({ day: 1, hour: 10 }, at('2026-10-31T16:00:00Z'))).toBe(
    Date.parse('2026-11-01T02:00:00Z'),
  );
});

it('opens on its day at midnight when no hour is set, and on the first when no day is', () => {
  expect(monthlyOpening({ day: 8, hour: null }, at('2026-11-02T00:00:00Z'))).toBe(
    Date.parse('2026-11-07T16:00:00Z'),
  );
  expect(monthlyOpening({ day: null, hour: 9 }, at('2026-11-02T00:00:00Z'))).toBe(
    Date.parse('2026-11-01T01:00:00Z'),
  );
});

it('keeps a right without an opening time open all month', () => {
  expect(monthlyOpening({ day: null, hour: null }, at('2026-11-02T00:00:00Z'))).toBeNull();
});
