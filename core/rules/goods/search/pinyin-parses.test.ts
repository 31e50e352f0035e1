import { expect, it } from 'vitest';
import { pinyinParses } from './pinyin-parses.ts';

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

it('tries a bounded number of readings of any letters', () => {
  expect(pinyinParses('nanananananananananananananananananananan').length).toBeLessThanOrEqual(13);
});
