import { get, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { businessOrderShapes } from './business-order.shapes.ts';

/** The operator's business offers: recommendations, details, subscriptions. */
export const businessOrder = withPrefix<typeof businessOrderShapes>(prefixes.content)({
  pageBusinesses: get('/businessOrder/queryPageRecommendBusiness'),
  businessConfirm: get('/businessOrder/queryBusinessOrderConfirmPopup', { access: 'member' }),
  vipOrderBusinesses: get('/businessOrder/queryVipOrderPageRecommendBusiness'),
  vipOrderBusinessDetail: get('/businessOrder/queryVipOrderRecommendBusinessInfo'),
  myBusinesses: get('/businessOrder/queryMySubscribeBusiness', { access: 'member' }),
});
