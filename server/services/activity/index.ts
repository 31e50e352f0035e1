import type { activity } from '#core/contract/activity/index.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { awaiting } from '../../http/not-built.ts';
import { dailyCashRoutes } from './daily-cash/routes.ts';

export const activityHandlers = (deps: Deps): Handlers<typeof activity> => ({
  ...dailyCashRoutes(deps),
  ...awaiting(
    'couponNum',
    'couponTemplates',
    'couponActivities',
    'receiveCoupon',
    'couponBusiness',
    'receiveRuleCoupons',
    'receivePopCoupons',
  ),
});
