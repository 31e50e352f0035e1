import { withPrefix } from '../../endpoint.ts';
import type { couponShapes } from './coupons.shapes.ts';
import { change, consolePrefix, read } from '../rows.ts';

/** Coupons: their versions, what is offered, and grants by a list of numbers. */
export const couponConsole = withPrefix<typeof couponShapes, 'operator'>(consolePrefix)({
  couponTemplates: read('/coupons/list', 'coupons.view'),
  couponTemplate: read('/coupons/detail', 'coupons.view'),
  /** Every coupon of every activity, for the file alone. */
  couponOffers: read('/coupons/offers', 'coupons.view'),
  couponWeeks: read('/coupons/weeks', 'coupons.view'),
  couponChoices: read('/coupons/choices', 'coupons.view'),
  proposeCoupon: change('/coupons/propose', 'coupons.propose'),
  proposeCouponVersion: change('/coupons/proposeVersion', 'coupons.propose'),
  proposeCouponActivity: change('/coupons/proposeActivity', 'coupons.propose'),
  proposeCouponBudget: change('/coupons/proposeBudget', 'coupons.propose'),
  /** Of one coupon in an open activity: less at once, more by a second person. */
  changeCouponStock: change('/coupons/changeStock', 'coupons.propose'),
  stopCouponActivity: change('/coupons/stopActivity', 'activities.stop'),
  proposeCouponRestart: change('/coupons/proposeRestart', 'coupons.propose'),
  uploadGrantList: change('/coupons/uploadGrantList', 'coupons.propose'),
  /** Whether the service desk may give it (docs/decisions/0145). */
  setForCompensation: change('/coupons/setForCompensation', 'coupons.approve'),
  startGrant: change('/coupons/startGrant', 'coupons.propose'),
});
