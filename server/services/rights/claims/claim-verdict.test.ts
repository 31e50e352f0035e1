import { expect, it } from 'vitest';
import type { OfferedRow } from './claim-queries.ts';
import { isOpenToAll } from './claim-verdict.ts';

const now = new Date('2026-08-08T12:00:00+08:00');
const opened = new Date('2026-07-01T12:00:00+08:00');
const open = {
  starts_next_month: false,
  delivery_limit_seconds: 60,
  choose_count: 1,
  monthly_stock: null,
  stock_left: null,
  begins_at: null,
  ends_at: null,
  opens_on_day: null,
  opens_at_hour: null,
  min_level: 0,
  province_only: false,
  category_flag: 1,
  version: '1',
} as const;

it.each<[string, Partial<OfferedRow>, boolean]>([
  ['that has no condition', {}, true],
  ['for members of a level', { min_level: 2 }, false],
  ['for numbers of the province', { province_only: true }, false],
  ['that is for sale', { category_flag: 2 }, false],
  ['that begins later', { begins_at: new Date(now.getTime() + 1) }, false],
])('a right %s is written without a lookup of the claimant: %s', (_which, traits, expected) => {
  expect(isOpenToAll({ ...open, ...traits }, opened, [now])).toBe(expected);
});

it('a right that closes before the claim is written needs a lookup', () => {
  const right = { ...open, ends_at: new Date(now.getTime() + 1_000) };
  expect(isOpenToAll(right, opened, [now])).toBe(true);
  expect(isOpenToAll(right, opened, [now, new Date(now.getTime() + 2_000)])).toBe(false);
});
