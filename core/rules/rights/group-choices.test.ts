import { expect, it } from 'vitest';
import { isGroupChoice, type GroupRight } from './group-choices.ts';

const now = new Date('2026-08-15T10:00:00+08:00');
const plain: GroupRight = { minLevel: 0, endsAt: null, forSale: false, outOfProvince: false };

it.each<[string, Partial<GroupRight>, number, boolean]>([
  ['has no condition', {}, 0, true],
  ['requires exactly the level', { minLevel: 2 }, 2, true],
  ['requires a lower level', { minLevel: 2 }, 3, true],
  ['requires a higher level', { minLevel: 3 }, 2, false],
  ['ends later', { endsAt: new Date(now.getTime() + 1) }, 0, true],
  ['ends at this moment', { endsAt: now }, 0, false],
  ['has ended, at any level', { endsAt: new Date(0) }, 4, false],
  ['is for sale', { forSale: true }, 4, false],
  ['is for another province', { outOfProvince: true }, 4, false],
])('a right that %s', (_title, right, level, counts) => {
  expect(isGroupChoice({ ...plain, ...right }, level, now)).toBe(counts);
});
