import { get, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { businessOrderShapes } from './business-order.shapes.ts';

/** The operator's business offers: recommended, explained, held. */
export const businessOrder = under<typeof businessOrderShapes>(prefixes.content)({
  pageBusinesses: get('/businessOrder/queryPageRecommendBusiness'),
  businessConfirm: get('/businessOrder/queryBusinessOrderConfirmPopup', { access: 'member' }),
  vipOrderBusinesses: get('/businessOrder/queryVipOrderPageRecommendBusiness'),
  vipOrderBusinessDetail: get('/businessOrder/queryVipOrderRecommendBusinessInfo'),
  myBusinesses: get('/businessOrder/queryMySubscribeBusiness', { access: 'member' }),
});
