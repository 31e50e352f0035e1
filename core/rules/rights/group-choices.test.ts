import { expect, it } from 'vitest';
import { isGroupChoice, type GroupRight } from './group-choices.ts';

const now = new Date('2026-08-15T10:00:00+08:00');
const plain: GroupRight = { minLevel: 0, endsAt: null, forSale: false, outOfProvince: false };

it.each<[string, Partial<GroupRight>, number, boolean]>([
  ['asks for nothing', {}, 0, true],
  ['asks for the level there is', { minLevel: 2 }, 2, true],
  ['asks for a lower level', { minLevel: 2 }, 3, true],
  ['asks for a higher level', { minLevel: 3 }, 2, false],
  ['ends later', { endsAt: new Date(now.getTime() + 1) }, 0, true],
  ['ends at this moment', { endsAt: now }, 0, false],
  ['is over, whatever the level', { endsAt: new Date(0) }, 4, false],
  ['is bought', { forSale: true }, 4, false],
  ['is for another home', { outOfProvince: true }, 4, false],
])('a right that %s', (_title, right, level, counts) => {
  expect(isGroupChoice({ ...plain, ...right }, level, now)).toBe(counts);
});
