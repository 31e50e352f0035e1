import { expect, it } from 'vitest';
import { emptyCombinations } from './empty-floor-combinations.ts';

const levels = [
  [0, '非会员'],
  [3, '铂金'],
] as const;
const cities = [
  ['320100', '南京'],
  ['320500', '苏州'],
] as const;
const floor = (fields: object = {}) => ({
  title: '好物',
  areas: [],
  levels: [],
  soldIn: () => true,
  ...fields,
});

it.each([
  ['one floor for everybody', [floor()], [], []],
  ['platinum alone', [floor({ levels: [3] })], ['南京非会员', '苏州非会员'], []],
  ['one city alone', [floor({ areas: ['320500'] })], ['南京非会员', '南京铂金'], []],
  [
    'goods that one city has not',
    [floor(), floor({ title: '蟹', soldIn: (city: string) => city === '320500' })],
    [],
    ['蟹在南京没有能买的商品'],
  ],
] as const)('%s', (_name, floors, pages, unsold) =>
  expect(emptyCombinations(floors, levels, cities)).toEqual({ pages, floors: unsold }),
);
