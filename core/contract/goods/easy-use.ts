import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { easyUseShapes } from './easy-use.shapes.ts';

/** The use-anything card: its tickets, what they buy, and the exchange at the end of the month. */
export const easyUse = under<typeof easyUseShapes>(prefixes.goods)({
  easyUseGoods: post('/easyUseCoupon/getRwyRecommendGoodsList'),
  easyUseHotGoods: post('/easyUseCoupon/getIndexHotSalseGoodsList'),
  easyUseCard: get('/easyUseCoupon/queryRwyCouponUserCardInfo', { access: 'member' }),
  sendAutoExchangeCode: post('/easyUseCoupon/sendAutoExchangeSmsCode', { access: 'member', writes: true }),
  setAutoExchange: post('/easyUseCoupon/createAutoExchangeTask', { access: 'member', writes: true }),
});
