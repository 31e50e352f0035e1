import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { easyUseShapes } from './easy-use.shapes.ts';

/** The easy-use card (任我用): its tickets, the goods for them, and the automatic exchange at the end of the month. */
export const easyUse = withPrefix<typeof easyUseShapes>(prefixes.goods)({
  easyUseGoods: post('/easyUseCoupon/getRwyRecommendGoodsList'),
  easyUseHotGoods: post('/easyUseCoupon/getIndexHotSalseGoodsList'),
  easyUseCard: get('/easyUseCoupon/queryRwyCouponUserCardInfo', { access: 'member' }),
  sendAutoExchangeCode: post('/easyUseCoupon/sendAutoExchangeSmsCode', { access: 'member', writes: true }),
  setAutoExchange: post('/easyUseCoupon/createAutoExchangeTask', { access: 'member', writes: true }),
});
