import { expect, it } from 'vitest';
import { nearAlternatives } from './near-alternatives.ts';
import { pinyinParses, wholeSyllables } from './pinyin-parses.ts';
import { gap } from './search-unit.ts';
import { termAlternatives } from './term-alternatives.ts';

it.each([
  ['shipin', 'shi pin'],
  ['sphy', 's p h y'],
  ['shipinhy', 'shi pin h y'],
  ['ship', 'shi p'],
  ['zhsh', 'zh sh'],
  ['jiayou', 'jia you'],
  ['pro', 'p r o'],
])('reads %s as %s', (letters, units) =>
  expect(pinyinParses(letters).map((parse) => parse.join(' '))).toContain(units),
);

it('tries a bounded number of readings of any letters, and few of long ones', () => {
  expect(pinyinParses('nananananananana').length).toBeLessThanOrEqual(13);
  expect(pinyinParses('nanananananananananananananananananananan').length).toBeLessThanOrEqual(3);
});

it.each([
  ['shipin', 'shi pin'],
  ['xianshi', 'xian shi'],
  ['sphy', undefined],
  ['ship', undefined],
  ['zhuangchuang', 'zhuang chuang'],
])('%s is made of the whole syllables %s', (letters, units) =>
  expect(wholeSyllables(letters)?.join(' ')).toBe(units),
);

it.each([1, 2, 6])('a keyword of %i terms is corrected in a bounded number of ways', (terms) => {
  const ways = ['shipin', 'yinyue', 'xianxianxian', '视频会员月卡礼盒'].map(
    (term) => nearAlternatives(term, terms).length,
  );
  expect(Math.max(...ways) * terms).toBeLessThanOrEqual(40 + terms);
  expect(Math.min(...ways)).toBeGreaterThan(0);
});

it.each(['1'.repeat(40), 's会p员h会y员'.repeat(5), 'sphy'.repeat(10), 'zhuangshuang'.repeat(3)])(
  'the patterns of %s are short and have few gaps',
  (term) => {
    const patterns = termAlternatives(term).map(({ pattern }) => pattern);
    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.join('').length).toBeLessThan(8_000);
    expect(Math.max(...patterns.map((pattern) => pattern.split(gap).length))).toBeLessThanOrEqual(12);
  },
);
