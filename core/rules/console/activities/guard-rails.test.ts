import { expect, it } from 'vitest';
import type { GuardMeasure } from '#core/contract/console/activities/activity-kinds.ts';
import { guardValue } from './guard-rails.ts';

const now = new Date('2026-11-18T14:30:20+08:00');
const ago = (minutes: number, joined: number, won: number, spentFen: number) => ({
  minute: new Date(Date.parse('2026-11-18T14:30:00+08:00') - minutes * 60_000),
  joined,
  won,
  spentFen,
});
const minutes = [
  ago(70, 900, 900, 90_000),
  ago(59, 30, 3, 300),
  ago(9, 10, 6, 600),
  ago(2, 8, 5, 500),
  ago(0, 2, 1, 100),
];

it.each<[string, GuardMeasure, number]>([
  ['spent in the last hour', 'fenPerHour', 1_500],
  ['the busiest of the last three minutes', 'joinedPerMinute', 8],
  ['most winners of the last three minutes', 'wonPerMinute', 5],
  ['the share of winners in ten minutes', 'wonPercent', 60],
])('measures %s', (_title, measure, value) => expect(guardValue(measure, minutes, now)).toBe(value));

it('says nothing of a share of a few', () =>
  expect(guardValue('wonPercent', [ago(1, 19, 19, 0)], now)).toBe(0));
