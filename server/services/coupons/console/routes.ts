import type { couponConsole } from '#core/contract/console/coupons.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { propose } from '../../operators/public.ts';
import { couponBudget, couponVersion, restartCoupons } from './coupon-kinds.ts';
import { couponTemplateDetail, couponTemplateList } from './coupon-lists.ts';
import { setForCompensation } from './set-for-compensation.ts';
import { startGrant } from './start-grant.ts';
import { stopCouponActivity } from './stop-coupon-activity.ts';
import { uploadGrantList } from './upload-grant-list.ts';

export const couponConsoleRoutes = (deps: Deps): ConsoleHandlers<typeof couponConsole> => ({
  couponTemplates: (filters) => couponTemplateList(deps.db, filters, deps.clock.now()),
  couponTemplate: ({ templateId }) => couponTemplateDetail(deps.db, templateId, deps.clock.now()),
  proposeCouponVersion: ({ reason, ...input }, call) => propose(deps, couponVersion, { input, reason }, call),
  proposeCouponBudget: ({ reason, ...input }, call) => propose(deps, couponBudget, { input, reason }, call),
  stopCouponActivity: (input, call) => stopCouponActivity(deps, input, call),
  proposeCouponRestart: ({ reason, ...input }, call) =>
    propose(deps, restartCoupons, { input, reason }, call),
  uploadGrantList: (input, call) => uploadGrantList(deps, input, call),
  setForCompensation: (input, call) => setForCompensation(deps, input, call),
  startGrant: (input, call) => startGrant(deps, input, call),
});
