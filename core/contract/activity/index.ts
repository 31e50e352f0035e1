import { board } from './board.ts';
import { boardShapes } from './board.shapes.ts';
import { couponActivities } from './coupon-activities.ts';
import { couponActivitiesShapes } from './coupon-activities.shapes.ts';
import { dailyCash } from './daily-cash.ts';
import { dailyCashShapes } from './daily-cash.shapes.ts';
import { groupBuy } from './group-buy.ts';
import { groupBuyShapes } from './group-buy.shapes.ts';
import { lottery } from './lottery.ts';
import { lotteryShapes } from './lottery.shapes.ts';
import { promotions } from './promotions.ts';
import { promotionsShapes } from './promotions.shapes.ts';
import { flashSales } from './flash-sales.ts';
import { flashSalesShapes } from './flash-sales.shapes.ts';

/** Every call of the activity service with its shapes; for the server only. */
export const activity = {
  ...couponActivities,
  ...dailyCash,
  ...lottery,
  ...flashSales,
  ...groupBuy,
  ...promotions,
  ...board,
};
export const activityShapes = {
  ...couponActivitiesShapes,
  ...dailyCashShapes,
  ...lotteryShapes,
  ...flashSalesShapes,
  ...groupBuyShapes,
  ...promotionsShapes,
  ...boardShapes,
};
