import type { couponActivities as calls } from '#core/contract/activity/coupon-activities.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { couponClaims } from './claim-coupon.ts';
import { couponActivities, couponBusiness, couponTemplates } from './coupon-activities.ts';
import { couponNum } from './coupon-num.ts';
import { gifts } from './gifts.ts';
import { receiveCoupon, receivePopCoupons, receiveRuleCoupons } from './receive-coupons.ts';

export const couponActivitiesRoutes = (common: Deps): Handlers<typeof calls> => {
  const deps = { ...common, claimCoupon: couponClaims(common) };
  return {
    couponNum: (input, { caller }) => couponNum(deps, caller, input),
    couponTemplates: (input) => couponTemplates(deps, input),
    couponActivities: (input, { caller }) => couponActivities(deps, caller, input),
    receiveCoupon: (input, { caller }) => receiveCoupon(deps, caller, input),
    couponBusiness: ({ actId }, { caller }) => couponBusiness(deps, caller, actId),
    receiveRuleCoupons: (input, { caller }) => receiveRuleCoupons(deps, caller, input),
    gifts: (_input, { caller }) => gifts(deps, caller),
    receivePopCoupons: ({ actId }, { caller }) => receivePopCoupons(deps, caller, actId),
  };
};
