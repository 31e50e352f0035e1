import type { activity } from '#core/contract/activity/index.ts';
import type { Handlers } from '../../http/call.ts';
import { awaiting } from '../../http/not-built.ts';

export const activityHandlers = (): Handlers<typeof activity> => ({
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
