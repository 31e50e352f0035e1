import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { couponsShapes } from './coupons.shapes.ts';

/** The subscriber's coupons, and the goods they apply to. */
export const coupons = withPrefix<typeof couponsShapes>(prefixes.goods)({
  myCoupons: post('/jyCouponGoods/getUserCouponList', { access: 'member' }),
  couponsForSku: get('/jyCouponGoods/getUserJyCouponListBySkuId', { access: 'member' }),
  couponGoods: post('/jyCouponGoods/getCouponUseGoodsList'),
  discountsByCoupon: get('/goodsInfo/queryDiscountListByCoupon', { access: 'member' }),
});
