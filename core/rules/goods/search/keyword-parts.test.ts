import { expect, it } from 'vitest';
import { keywordParts, shownParts } from './keyword-parts.ts';

it.each([
  ['咖啡火箭', ['咖啡'], ['咖啡']],
  ['火箭咖啡兑换券', ['咖啡', '咖啡兑换', '兑换券', '换券'], ['咖啡兑换']],
  ['潜水 咖啡 vip', ['咖啡', 'vip', '潜水'], ['潜水', '咖啡', 'vip']],
  ['潜水咖啡', [], []],
  ['咖啡', ['咖啡'], []],
  ['𠮷野家咖啡', ['𠮷野', '咖啡'], ['𠮷野', '咖啡']],
])('of %s the words %o find goods: %o are shown', (keyword, found, shown) =>
  expect(shownParts(keywordParts(keyword), new Set(found))).toEqual(shown),
);

it('tries a bounded number of parts of any keyword', () => {
  expect(keywordParts('天地玄黄宇宙洪荒日月盈昃'.repeat(4).slice(0, 40)).length).toBeLessThanOrEqual(40);
  expect(keywordParts('a b c d e f g h i j k l m n').length).toBeLessThanOrEqual(40);
});
