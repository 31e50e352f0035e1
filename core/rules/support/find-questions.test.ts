import { expect, it } from 'vitest';
import { findQuestions, searchTerms } from './find-questions.ts';

const question = (title: string, answer = '', words = '', helpful = 0) => ({ title, answer, words, helpful });
const charge = question('视频会员充值没到账怎么办', '一般5分钟到账。', '没收到 未到账 话费');
const cancel = question('连续包月怎么取消', '在会员页退订。', '退订 自动续费 关闭');
const coupon = question('优惠券为什么用不了', '请看门槛和有效期。', '福袋券 不能用');
const all = [charge, cancel, coupon];
const titles = (typed: string) => findQuestions(all, typed).map(({ title }) => title);

it.each([
  ['充值没到账', charge.title],
  ['话费还没收到', charge.title],
  ['自动续费在哪里关闭？', cancel.title],
  ['福袋券', coupon.title],
  ['ＶＩＰ 优惠券', coupon.title],
])('“%s” finds the question it means', (typed, title) => expect(titles(typed)[0]).toBe(title));

it.each(['', ' ', '😀', '怎么办', '天气预报', '？！'])('“%s” finds nothing', (typed) =>
  expect(titles(typed)).toEqual([]),
);

it('prefers the question more subscribers found helpful among equals', () => {
  const helpful = question('退款多久到账', '', '', 9);
  expect(findQuestions([question('退款去哪里看'), helpful], '退款')[0]).toBe(helpful);
});

it('splits what is typed into pairs of characters and whole Latin words', () =>
  expect(searchTerms('ＶＩＰ会员卡')).toEqual(['vip', '会员', '员卡']));
