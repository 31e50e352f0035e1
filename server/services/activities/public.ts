export { activitiesAt, beginOrder, keyColumn } from './console/every/activity-rows.ts';
export { recordSignIn } from './daily-cash/record-sign-in.ts';
export type { RequestedGroup } from './group-buy/group-seat.ts';
export { waitingGroups } from './group-buy/tables.ts';
export { grantChances } from './lottery/chances.ts';
export { activitiesRefusal, orderActivities, releaseActivities } from './orders/order-activities.ts';
export type {
  ActivityOrder,
  ActivityPrice,
  CheckOrder,
  PriceOf,
  WrittenOrder,
} from './orders/order-activity.ts';
export { grantOrderChances, lockOrderChances } from './promotions/order-chances.ts';
export { commitDraw } from './flash-sales/commit-draw.ts';
export { halfPriceCount } from './flash-sales/half-price-count.ts';
export { roundsOf } from './flash-sales/rounds-of.ts';
export { flashSale } from './flash-sales/flash-sale.ts';
