import { describe, expect, it } from 'vitest';
import { priceFilter, priceWords, type PriceFilter } from './price-words.ts';

const read = (typed: string) => {
  const { rest, words } = priceWords(typed);
  return { rest, texts: words.map(({ text }) => text), filter: priceFilter(words) };
};

describe('price words of a keyword are filters, the rest is searched for', () => {
  it.each<[typed: string, text: string, rest: string, filter: PriceFilter]>([
    ['9.9元', '9.9元', '', { priceFrom: 990, priceTo: 990 }],
    ['9块9', '9.9元', '', { priceFrom: 990, priceTo: 990 }],
    ['￥9.90 奶茶', '¥9.90', '奶茶', { priceFrom: 990, priceTo: 990 }],
    ['100元加油券', '100元', '加油券', { priceFrom: 10_000, priceTo: 10_000 }],
    ['10元以下', '10元以下', '', { priceTo: 1_000 }],
    ['１０元以下的奶茶', '10元以下', '奶茶', { priceTo: 1_000 }],
    ['奶茶，10元以内', '10元以内', '奶茶', { priceTo: 1_000 }],
    ['十元以下果茶', '十元以下', '果茶', { priceTo: 1_000 }],
    ['一百五十块钱以内耳机', '一百五十块钱以内', '耳机', { priceTo: 15_000 }],
    ['低于5元流量', '低于5元', '流量', { priceTo: 499 }],
    ['不超过百元', '不超过百元', '', { priceTo: 10_000 }],
    ['200元以上耳机', '200元以上', '耳机', { priceFrom: 20_000 }],
    ['超过30元', '超过30元', '', { priceFrom: 3_001 }],
    ['50元左右蛋糕', '50元左右', '蛋糕', { priceFrom: 4_000, priceTo: 6_000 }],
    ['10-20元咖啡', '10-20元', '咖啡', { priceFrom: 1_000, priceTo: 2_000 }],
    ['咖啡20元到10元之间', '20元到10元之间', '咖啡', { priceFrom: 1_000, priceTo: 2_000 }],
    ['免费', '免费', '', { priceFrom: 0, priceTo: 0 }],
    ['免费领停车券', '免费领', '停车券', { priceFrom: 0, priceTo: 0 }],
    ['0元', '0元', '', { priceFrom: 0, priceTo: 0 }],
    ['半价', '半价', '', { discountTo: 50 }],
    ['5折流量', '5折', '流量', { discountTo: 50 }],
    ['五折', '五折', '', { discountTo: 50 }],
    ['8.5折', '8.5折', '', { discountTo: 85 }],
    ['85折', '85折', '', { discountTo: 85 }],
  ])('%s is %s, %s', (typed, text, rest, filter) =>
    expect(read(typed)).toEqual({ rest, texts: [text], filter }),
  );

  it.each(['加油券', '50元代金券', '五折券', '五折购', '三折叠手机', '一块蛋糕', '5GB流量', '元气'])(
    '%s has none',
    (typed) => expect(read(typed)).toEqual({ rest: typed.toLowerCase(), texts: [], filter: {} }),
  );

  it('holds them all where there are several', () =>
    expect(read('半价 10元以下 奶茶')).toEqual({
      rest: '奶茶',
      texts: ['10元以下', '半价'],
      filter: { priceTo: 1_000, discountTo: 50 },
    }));

  it('knows which may be a part of a name', () => {
    const isInNames = (typed: string) => priceWords(typed).words.map((word) => word.isInNames);
    expect(['100元', '三元', '9.9元', '0元', '10元以下', '半价', '免费'].map(isInNames).flat()).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('reads any text in a bounded time', () => {
    for (const text of ['9'.repeat(2_000), '十'.repeat(2_000), '1元'.repeat(1_000), '1-'.repeat(1_000)])
      expect(priceWords(text).words.length).toBeLessThanOrEqual(3);
  });
});
