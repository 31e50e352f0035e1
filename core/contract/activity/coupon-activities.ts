import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { couponActivitiesShapes } from './coupon-activities.shapes.ts';

/** Coupons on offer, and claiming them. */
export const couponActivities = withPrefix<typeof couponActivitiesShapes>(prefixes.activity)({
  couponNum: post('/couponInfo/get/couponNum', { access: 'member' }),
  couponTemplates: post('/couponInfo/template/list'),
  couponActivities: get('/act/coupon/getCouponActivityList'),
  receiveCoupon: get('/act/coupon/recvCouponPromotion', { access: 'member', writes: true }),
  couponBusiness: post('/act/coupon/getCouponActBusiness'),
  receiveRuleCoupons: post('/act/coupon/recvCouponActBusinessRuleCoupon', { access: 'member', writes: true }),
  gifts: get('/act/coupon/getGiftList', { access: 'member' }),
  receivePopCoupons: post('/act/coupon/popActReceive', { access: 'member', writes: true }),
});
