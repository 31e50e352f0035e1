import { expect, it } from 'vitest';
import { monthRights } from './month-rights.ts';

const group = (chooseCount: number, ...worth: (number | null)[]) => ({
  chooseCount,
  rightsList: worth.map((worthFen) => ({ worthFen })),
});

it('counts what can be chosen a month, and the most expensive choice of each group', () => {
  expect(monthRights([group(2, 1_500, 3_000, 2_500), group(1, 1_800, null)])).toEqual({
    count: 3,
    worthFen: 7_300,
  });
});

it('counts no more rights than a group has', () => {
  expect(monthRights([group(3, 500)])).toEqual({ count: 1, worthFen: 500 });
  expect(monthRights([])).toEqual({ count: 0, worthFen: 0 });
});
