import { expect, it } from 'vitest';
import { claimGuide } from './claim-guide.ts';

it.each([
  ['recharge', '等待到账'],
  ['code', '收到兑换码'],
  ['link', '打开链接'],
  ['store', '到店使用'],
] as const)('a right delivered by %s ends with %s, after opening and claiming', (delivery, end) => {
  expect(claimGuide(delivery).map(({ title }) => title)).toEqual(['开通会员', '点击领取', end]);
});
