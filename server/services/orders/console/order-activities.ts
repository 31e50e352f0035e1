import { sql, type RawBuilder } from 'kysely';
import { orderActivityKinds, type OrderActivityKind } from '#core/contract/console/orders/order-states.ts';
import type { orderConsole } from '#core/contract/console/orders/orders.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import { activitiesAt, beginOrder, keyColumn } from '../../activities/public.ts';

const isKind = (text: string): text is OrderActivityKind => orderActivityKinds.some((kind) => kind === text);

/** Whether an order, a row `orders`, took part in an activity, also when it was closed or refunded later. */
export function inActivity(key: string): RawBuilder<boolean> {
  const end = key.indexOf(':');
  const [kind, activityId] = [key.slice(0, end), key.slice(end + 1)];
  if (!isKind(kind)) return sql`false`;
  return sql`orders.order_no in (${ordersOf(kind, activityId)})`;
}

function ordersOf(kind: OrderActivityKind, activityId: string): RawBuilder<unknown> {
  switch (kind) {
    case 'flash':
    case 'half':
    case 'draw':
      return sql`select r.order_no from sale_reservations r where r.session_id = ${activityId} and r.order_no is not null`;
    case 'group':
      return sql`select s.order_no from group_seats s join buy_groups b using (group_no) where b.activity_id = ${activityId}`;
    case 'promotion':
      return sql`select p.order_no from promotion_uses p where p.promotion_id = ${activityId}`;
    case 'coupon':
      return sql`select c.order_no from order_cards c join coupon_claims k using (card_code) where k.activity_id = ${activityId}`;
  }
}

const shownAtMost = 200;

/** The activities that orders can be listed by, also those that have ended; those that begin last first. */
export async function orderActivities({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<DataOf<typeof orderConsole.orderActivities>> {
  const { rows } = await sql<{ key: string; kind: OrderActivityKind; name: string }>`
    select ${keyColumn} as key, kind, name from (${activitiesAt(clock.now())}) as each_activity
    where kind = any(${orderActivityKinds}::text[]) and (begins_at is null or begins_at <= ${clock.now()})
    order by ${beginOrder} desc, ${keyColumn} desc limit ${shownAtMost}`.execute(db);
  return { rows };
}
