import type { activity } from '#core/contract/activity/index.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { couponActivitiesRoutes } from './coupons/routes.ts';
import { dailyCashRoutes } from './daily-cash/routes.ts';
import { groupBuyRoutes } from './group-buy/routes.ts';
import { lotteryRoutes } from './lottery/routes.ts';
import { salesRoutes } from './sales/routes.ts';

export const activityHandlers = (deps: Deps): Handlers<typeof activity> => ({
  ...dailyCashRoutes(deps),
  ...groupBuyRoutes(deps),
  ...lotteryRoutes(deps),
  ...salesRoutes(deps),
  ...couponActivitiesRoutes(deps),
});
