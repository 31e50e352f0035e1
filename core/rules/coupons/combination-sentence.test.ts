import { expect, it } from 'vitest';
import { combinationSentence } from './combination-sentence.ts';

const facts = { cards: 2, savedFen: 7_000, payableFen: 1_000, bestSavedFen: 7_000, fitting: 5 };

it.each([
  [{}, '已选2张，省¥70，是5张可用券中最省的组合'],
  [{ payableFen: 0 }, '已选2张券全额抵扣，用券最少且先用快到期的'],
  [{ cards: 1, savedFen: 5_000 }, '已选1张，省¥50，换用推荐组合可再省¥20'],
  [{ cards: 0, savedFen: 0 }, '未使用券，用推荐组合可省¥70'],
  [{ cards: 0, savedFen: 0, bestSavedFen: 0 }, '本单用券不能再省'],
  [{ cards: 0, savedFen: 0, bestSavedFen: 0, fitting: 0 }, '没有适用于本单的券'],
])('coupons with %j are explained: %s', (change, sentence) =>
  expect(combinationSentence({ ...facts, ...change })).toBe(sentence),
);
