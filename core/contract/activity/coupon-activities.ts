import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { couponActivitiesShapes } from './coupon-activities.shapes.ts';

/** Coupons on offer, and taking them. */
export const couponActivities = under<typeof couponActivitiesShapes>(prefixes.activity)({
  couponNum: post('/couponInfo/get/couponNum', { access: 'member' }),
  couponTemplates: post('/couponInfo/template/list'),
  couponActivities: get('/act/coupon/getCouponActivityList'),
  receiveCoupon: get('/act/coupon/recvCouponPromotion', { access: 'member', writes: true }),
  couponBusiness: post('/act/coupon/getCouponActBusiness'),
  receiveRuleCoupons: post('/act/coupon/recvCouponActBusinessRuleCoupon', { access: 'member', writes: true }),
  receivePopCoupons: post('/act/coupon/popActReceive', { access: 'member', writes: true }),
});
