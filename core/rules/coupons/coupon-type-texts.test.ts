import { expect, it } from 'vitest';
import { couponTypeTexts } from './coupon-type-texts.ts';

it('goods name the coupons they accept, in their order', () => {
  expect(couponTypeTexts([])).toEqual([]);
  expect(couponTypeTexts(['cash', 'qyfd', 'lllb', 'wzg'])).toEqual([
    '可用立减券',
    '可用福袋券',
    '可用流量礼包券',
    '可五折购',
  ]);
});
