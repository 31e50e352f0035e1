import { expect, it } from 'vitest';
import { combinationSentence } from './combination-sentence.ts';

const card = (cardCode: string, couponAmt: number, savedFen = 0) => ({ cardCode, couponAmt, savedFen });
const [a, b] = [card('a', 5_000, 5_000), card('b', 2_000, 2_000)];
const facts = {
  used: [a, b],
  spare: [card('c', 1_000)],
  best: { cardCodes: ['a', 'b'], savedFen: 7_000 },
  goodsFen: 8_000,
};

it.each<[string, Partial<Parameters<typeof combinationSentence>[0]>]>([
  ['最划算：3张可用券中这2张最省，共省¥70', {}],
  ['最划算：2张可用券都用上，共省¥70', { spare: [] }],
  ['最划算：2张券全额抵扣，先用面额小、快到期的', { goodsFen: 7_000 }],
  [
    '最划算：总面额最小的1张券全额抵扣，为您留下¥50的大额券',
    {
      used: [card('b', 2_000, 990)],
      spare: [card('a', 5_000)],
      best: { cardCodes: ['b'], savedFen: 990 },
      goodsFen: 990,
    },
  ],
  [
    '已选1张，省¥9.9，推荐组合省得一样多，而且先用小额、快到期的券',
    {
      used: [card('a', 5_000, 990)],
      spare: [card('b', 2_000)],
      best: { cardCodes: ['b'], savedFen: 990 },
      goodsFen: 990,
    },
  ],
  [
    '已选2张，省¥70，推荐组合省得一样多，而且先用小额、快到期的券',
    { used: [a, card('d', 2_000, 2_000)], spare: [b] },
  ],
  [
    '最划算：2张券全额抵扣，先用面额小、快到期的',
    {
      used: [card('a', 5_000, 3_000), b],
      spare: [card('c', 5_000)],
      best: { cardCodes: ['a', 'b'], savedFen: 5_000 },
      goodsFen: 5_000,
    },
  ],
  [
    '最划算：总面额最小的2张券全额抵扣，为您留下¥60的大额券',
    { spare: [card('c', 6_000), card('d', 1_000)], goodsFen: 7_000 },
  ],
  ['最划算：2张券全额抵扣，先用面额小、快到期的', { spare: [card('c', 4_000)], goodsFen: 7_000 }],
  ['已选1张，省¥50，换用推荐组合可再省¥20', { used: [a], spare: [b] }],
  ['未使用券，用推荐组合可省¥70', { used: [], spare: [a, b] }],
  ['本单用券不能再省', { used: [], best: { cardCodes: [], savedFen: 0 } }],
  ['没有适用于本单的券', { used: [], spare: [], best: { cardCodes: [], savedFen: 0 } }],
])('the choice of coupons is explained: %s', (sentence, change) =>
  expect(combinationSentence({ ...facts, ...change })).toBe(sentence),
);
