import { expect, it } from 'vitest';
import { isGroupChoice, type GroupRight } from './group-choices.ts';

const now = new Date('2026-08-15T10:00:00+08:00');
const plain: GroupRight = {
  minLevel: 0,
  endsAt: null,
  forSale: false,
  outOfProvince: false,
  stockLeft: null,
  beginsAt: null,
  isChosen: false,
};

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
  ['is in stock', { stockLeft: 1 }, 0, true],
  ['is sold out', { stockLeft: 0 }, 0, false],
  ['was the last one and is chosen', { stockLeft: 0, isChosen: true }, 0, true],
  ['opens later this month', { beginsAt: new Date('2026-08-20T10:00:00+08:00') }, 0, true],
  ['opens next month', { beginsAt: new Date('2026-09-01T00:00:00+08:00') }, 0, false],
])('a right that %s', (_title, right, level, counts) => {
  expect(isGroupChoice({ ...plain, ...right }, level, now)).toBe(counts);
});
