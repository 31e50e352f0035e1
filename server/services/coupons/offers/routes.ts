import type { couponActivities as calls } from '#core/contract/activity/coupon-activities.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { couponClaims } from './claim-coupon.ts';
import { couponActivities, couponBusiness, couponTemplates } from './coupon-activities.ts';
import { couponNum } from './coupon-num.ts';
import { gifts } from './gifts.ts';
import { receiveCoupon, receivePopCoupons, receiveRuleCoupons } from './receive-coupons.ts';

export const couponActivitiesRoutes = (given: Deps): Handlers<typeof calls> => {
  const deps = { ...given, claimCoupon: couponClaims(given) };
  return {
    couponNum: (wanted, { caller }) => couponNum(deps, caller, wanted),
    couponTemplates: (wanted) => couponTemplates(deps, wanted),
    couponActivities: (wanted, { caller }) => couponActivities(deps, caller, wanted),
    receiveCoupon: (wanted, { caller }) => receiveCoupon(deps, caller, wanted),
    couponBusiness: ({ actId }, { caller }) => couponBusiness(deps, caller, actId),
    receiveRuleCoupons: (wanted, { caller }) => receiveRuleCoupons(deps, caller, wanted),
    gifts: (_input, { caller }) => gifts(deps, caller),
    receivePopCoupons: ({ actId }, { caller }) => receivePopCoupons(deps, caller, actId),
  };
};
