import { expect, it } from 'vitest';
import { isPinyin, matchesPinyin } from './matches-pinyin.ts';

it.each([
  ['南京南站', 'njn', true],
  ['南京南站', 'NJN', true],
  ['南京南站', 'nanjing', true],
  ['南京南站', "nan'jing nan", true],
  ['南京南站', 'njnan', true],
  ['南京南站', 'nanj', true],
  ['南京禄口机场', 'lk', true],
  ['南京禄口机场', 'lukou', true],
  ['苏州北站', 'njn', false],
  ['苏州北站', 'szn', false],
  ['南京南站', ' ', false],
])('%s is found by %s: %s', (name, typed, found) => {
  expect(matchesPinyin(name, typed)).toBe(found);
});

it.each([
  ['njn', true],
  ['nan jing', true],
  ['南京', false],
  ['T2', false],
  ['12', false],
])('%s is searched by sound: %s', (typed, sound) => {
  expect(isPinyin(typed)).toBe(sound);
});
