import { expect, it } from 'vitest';
import { giftsRefusal, refundVerdict, type RefundFacts } from './refund-verdict.ts';

const line: RefundFacts = {
  orderState: 'done',
  delivery: 'delivered',
  way: 'codes',
  isRefunded: false,
  isUsed: false,
  isShown: false,
  codeTerms: 'until-shown',
  isGiftUsed: false,
  hasDrawn: false,
  visits: null,
};

it.each<[string, Partial<RefundFacts>, string]>([
  ['a paid order that is not delivered', { orderState: 'paid', delivery: null, way: null }, ''],
  ['an unpaid order', { orderState: 'created', delivery: null }, '订单没有付款'],
  ['a closed order', { orderState: 'closed', delivery: null }, '订单没有付款'],
  ['a code that was not shown', {}, ''],
  ['a code that was shown', { isShown: true }, '券码已查看，不能退款'],
  ['a code of shops that was shown', { isShown: true, codeTerms: 'until-used' }, ''],
  [
    'a code that a shop took',
    { isShown: true, isUsed: true, codeTerms: 'until-used' },
    '券码已使用，不能退款',
  ],
  ['a delivery that failed', { delivery: 'failed' }, '发放失败，款项自动退回'],
  ['goods that are not sent yet', { way: 'post', delivery: 'delivering' }, ''],
  ['a parcel on its way', { way: 'post', delivery: 'shipped' }, '商品已发出，需要退货请联系客服'],
  ['a parcel that was received', { way: 'post' }, '商品已签收，需要退货请联系客服'],
  ['a top-up on its way', { way: 'supplier', delivery: 'delivering' }, '正在发放，到账后再看能否退款'],
  ['a top-up that has arrived', { way: 'supplier' }, '已充值到账，不能退款'],
  ['a delivery of no known way', { way: null }, '已充值到账，不能退款'],
  ['a membership without a claim', { way: 'membership' }, ''],
  ['a membership that was used', { way: 'membership', isUsed: true }, '会员权益已使用，不能退款'],
  ['goods whose chances of a lottery were drawn', { hasDrawn: true }, '下单送的抽奖机会已使用，不能退款'],
  [
    'a membership of whose gifts one was used',
    { way: 'membership', isGiftUsed: true },
    '随会员送的券已使用，不能退款',
  ],
  ['a package of cards', { way: 'coupons' }, ''],
  ['a package with a spent card', { way: 'coupons', isUsed: true }, '券已使用，不能退款'],
  ['unused visits of a lounge', { way: 'supplier', visits: 'unused' }, ''],
  [
    'visits of a lounge of which one was used',
    { way: 'supplier', visits: 'used' },
    '贵宾厅次数已使用，不能退款',
  ],
  [
    'a visit used before its order was delivered',
    { orderState: 'paid', delivery: null, visits: 'used' },
    '贵宾厅次数已使用，不能退款',
  ],
  ['a line that was refunded before', { isRefunded: true }, '该商品已退款'],
])('the refund of %s', (_what, facts, reason) =>
  expect(refundVerdict({ ...line, ...facts })).toEqual({ allowed: reason === '', reason }),
);

it.each([
  [0, '随会员送的券有变化，请确认后重新提交'],
  [2, '退款会收回随会员送的2张券，请确认后重新提交'],
])('a refund that takes back %i coupons unseen is refused', (cards, refusal) =>
  expect(giftsRefusal(cards)).toBe(refusal),
);
