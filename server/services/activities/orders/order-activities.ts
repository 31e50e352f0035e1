import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import { groupActivity } from './group-activity.ts';
import { promotionActivity } from './promotion-activity.ts';
import { flashSaleActivity } from './flash-sale-activity.ts';
import type { ActivityOrder, OrderActivity } from './order-activity.ts';

/** The activities of orders; promotions first: their rows are locked before those of a flash sale, as in closing an order. */
export const orderActivities: readonly OrderActivity[] = [
  promotionActivity,
  flashSaleActivity,
  groupActivity,
];

/** A flash sale and a group in one order are refused; each has its own price and pieces. */
export const activitiesRefusal = ({
  activityId,
  group,
}: Pick<ActivityOrder['input'], 'activityId' | 'group'>): Refusal | undefined =>
  activityId !== undefined && group ? new Refusal('秒杀和拼团不能在一个订单里使用，请分开下单') : undefined;

/** Gives back what orders or some of their lines took of activities. */
export async function releaseActivities(
  tx: Tx,
  orderNos: readonly string[],
  now: Date,
  lines?: readonly number[],
): Promise<void> {
  for (const activity of orderActivities) await activity.release(tx, orderNos, now, lines);
}
