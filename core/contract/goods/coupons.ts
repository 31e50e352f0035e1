import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { couponsShapes } from './coupons.shapes.ts';

/** The subscriber's cards, and the goods they are good for. */
export const coupons = under<typeof couponsShapes>(prefixes.goods)({
  myCoupons: post('/jyCouponGoods/getUserCouponList', { access: 'member' }),
  couponsForSku: get('/jyCouponGoods/getUserJyCouponListBySkuId', { access: 'member' }),
  couponGoods: post('/jyCouponGoods/getCouponUseGoodsList'),
  discountsByCoupon: get('/goodsInfo/queryDiscountListByCoupon', { access: 'member' }),
});
