import { expect, it } from 'vitest';
import { usedUpAt } from './activity-used-up.ts';

const at = (time: string) => new Date(`2026-11-18T${time}:00+08:00`);
const tenMinutes = 600_000;

it.each([
  [
    'pieces first',
    [
      { left: 60, inPeriod: 30 },
      { left: 900, inPeriod: 100 },
    ],
    '14:20',
  ],
  [
    'the budget first',
    [
      { left: 60, inPeriod: 10 },
      { left: 300, inPeriod: 300 },
    ],
    '14:10',
  ],
  ['not before the end', [{ left: 600, inPeriod: 1 }], undefined],
  ['nothing goes', [{ left: 60, inPeriod: 0 }], undefined],
  ['used up already', [{ left: 0, inPeriod: 10 }], undefined],
])('at the pace of the last ten minutes: %s', (_title, supplies, expected) =>
  expect(usedUpAt(supplies, tenMinutes, at('20:00'), at('14:00'))).toEqual(
    expected === undefined ? undefined : at(expected),
  ),
);
