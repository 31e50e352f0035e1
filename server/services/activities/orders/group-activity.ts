import { groupRefusalOf } from '#core/rules/activity/group-buy.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { OrderActivity } from './order-activity.ts';
import { groupPrice, takeSeat, writeSeat, type GroupPrice } from '../group-buy/group-seat.ts';

/** Buying in groups as an activity of orders. A seat comes back by a trigger on the order's state (follow_group_order). */
export const groupActivity: OrderActivity = {
  async price(db, orders, now) {
    const prices = new Map<object, GroupPrice | Refusal>();
    for (const order of orders)
      if (order.input.group)
        prices.set(order, await groupPrice(db, order.userId, order.input.group, order.input.lines, now));
    return (order) => prices.get(order);
  },
  async write(tx, orders, now) {
    for (const { orderNo, userId, activity, costFen } of orders) {
      if (activity?.kind !== 'group') continue;
      const seat = await takeSeat(tx, userId, activity, costFen, now);
      const refusal = seat instanceof Refusal ? seat : await writeSeat(tx, { orderNo, userId }, seat, now);
      if (refusal) return refusal;
    }
    return undefined;
  },
  refused({ activityRefusals, clock }, { input: { group } }, { message }) {
    const why = groupRefusalOf(message);
    if (group && why)
      activityRefusals.record({ kind: 'group', activityId: group.activityId }, why, clock.now());
  },
  release: () => Promise.resolve(),
};
