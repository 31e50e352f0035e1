import { expect, it } from 'vitest';
import { citiesOfItem, hasCities } from './cities-of-item.ts';
import { floorsForm } from './floors-form.ts';
import { lampsForm } from './lamps-form.ts';
import { questionsForm } from './questions-form.ts';

it.each([
  [{ areas: ['320500', '320100'] }, ['320500', '320100']],
  [{ areas: [] }, []],
  [{ areaNum: '320500' }, ['320500']],
  [{ areaNum: '*' }, []],
  [{}, []],
] as const)('an item with %o is for %o alone', (fields, cities) => {
  expect(citiesOfItem({ id: '1', ...fields })).toEqual(cities);
});

it('floors and lines of the ticker can be for cities, questions cannot', () => {
  expect([floorsForm, lampsForm, questionsForm].map(hasCities)).toEqual([true, true, false]);
});
