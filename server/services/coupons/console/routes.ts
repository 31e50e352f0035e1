import type { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { newId } from '../../../http/secrets.ts';
import { propose } from '../../operators/public.ts';
import { changeOfferStock } from './activities/change-offer-stock.ts';
import { newCouponActivity } from './activities/new-activity-kind.ts';
import { offerList } from './activities/offer-list.ts';
import { couponBudget, restartCoupons } from './activities/activity-kinds.ts';
import { setForCompensation } from './set-for-compensation.ts';
import { couponChoices } from './coupon-choices.ts';
import { startGrant } from './start-grant.ts';
import { stopCouponActivity } from './stop-coupon-activity.ts';
import { couponTemplateDetail, couponTemplateList } from './templates/coupon-lists.ts';
import { couponWeeks } from './templates/coupon-weeks.ts';
import { couponVersion, newCoupon } from './templates/template-kinds.ts';
import { uploadGrantList } from './upload-grant-list.ts';

export const couponConsoleRoutes = (deps: Deps): ConsoleHandlers<typeof couponConsole> => ({
  couponTemplates: (filters) => couponTemplateList(deps.db, filters, deps.clock.now()),
  couponTemplate: ({ templateId }) => couponTemplateDetail(deps.db, templateId, deps.clock.now()),
  couponOffers: (filters) => offerList(deps.db, filters),
  couponWeeks: ({ templateId }) => couponWeeks(deps.db, templateId, deps.clock.now()),
  couponChoices: () => couponChoices(deps.db),
  proposeCoupon: ({ reason, draft }, call) =>
    propose(deps, newCoupon, { input: { templateId: `c${newId()}`, draft }, reason }, call),
  proposeCouponVersion: ({ reason, ...input }, call) => propose(deps, couponVersion, { input, reason }, call),
  proposeCouponActivity: ({ reason, draft }, call) =>
    propose(deps, newCouponActivity, { input: { activityId: `a${newId()}`, draft }, reason }, call),
  proposeCouponBudget: ({ reason, ...input }, call) => propose(deps, couponBudget, { input, reason }, call),
  changeCouponStock: (input, call) => changeOfferStock(deps, input, call),
  stopCouponActivity: (input, call) => stopCouponActivity(deps, input, call),
  proposeCouponRestart: ({ reason, ...input }, call) =>
    propose(deps, restartCoupons, { input, reason }, call),
  uploadGrantList: (input, call) => uploadGrantList(deps, input, call),
  setForCompensation: (input, call) => setForCompensation(deps, input, call),
  startGrant: (input, call) => startGrant(deps, input, call),
});
