import { expect, it } from 'vitest';
import { figurePeriod } from './figure-period.ts';

const now = new Date('2026-11-18T14:20:36+08:00');

it.each([
  ['hour', '2026-11-18T13:20:00+08:00', 60_000],
  ['day', '2026-11-18T00:00:00+08:00', 600_000],
  ['week', '2026-11-12T00:00:00+08:00', 3_600_000],
  ['month', '2026-10-20T00:00:00+08:00', 86_400_000],
] as const)('%s begins at %s', (period, from, stepMs) =>
  expect(figurePeriod(period, now)).toEqual({ from: new Date(from), stepMs }),
);

it('the week of the first days of a month begins in the month before', () =>
  expect(figurePeriod('week', new Date('2026-12-02T08:00:00+08:00')).from).toEqual(
    new Date('2026-11-26T00:00:00+08:00'),
  ));
