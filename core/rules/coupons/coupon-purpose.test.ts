import { expect, it } from 'vitest';
import { couponPurpose } from './coupon-purpose.ts';

const names = new Map([
  ['video', '影音会员'],
  ['music', '音乐听书'],
  ['cinema', '电影演出'],
]);

it.each([
  ['a bag coupon', 'qyfd', ['video'], [], '福袋'],
  ['a data coupon', 'lllb', ['data'], [], '流量'],
  ['a half-price coupon', 'wzg', [], [], '五折购'],
  ['one category', 'cash', ['video'], [], '影音会员'],
  ['two categories', 'cash', ['video', 'music'], [], '影音会员、音乐听书'],
  ['more categories', 'cash', ['video', 'music', 'cinema'], [], '影音会员、音乐听书等'],
  ['single goods', 'cash', [], ['coffee'], '指定商品'],
  ['everything', 'cash', [], [], '全场通用'],
  ['a category that is gone', 'cash', ['old'], [], '全场通用'],
] as const)('%s is named by what it is for', (_, couponType, categories, goods, purpose) => {
  expect(couponPurpose({ couponType, categories, goods }, names)).toBe(purpose);
});
