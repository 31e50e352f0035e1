import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { lockVisits } from '../../lounges/public.ts';
import { lockOrderChances } from '../../activities/public.ts';
import type { OrderRow } from '../orders/tables.ts';
import { giftCards } from './membership-gifts.ts';

/**
 * Locks what an order has brought (visits, chances, memberships, cards) before its refund is decided: nothing of it is used meanwhile. The order's row
 * is locked already. The subscriber and the stock come before the cards, as in submitting and closing orders.
 */
export async function lockDelivered(
  tx: Tx,
  { order_no: orderNo, user_id: userId }: Pick<OrderRow, 'order_no' | 'user_id'>,
): Promise<void> {
  await lockVisits(tx, orderNo);
  await lockOrderChances(tx, orderNo);
  await sql`select from users where user_id = ${userId} for no key update`.execute(tx);
  const memberships = sql`
    select coalesce(p.subscription_id, d.delivery_id) from order_deliveries d left join renewal_periods p using (order_no)
    where d.order_no = ${orderNo} and d.way = 'membership'`;
  await sql`select from renewals where subscription_id in (${memberships}) order by subscription_id collate "C" for update`.execute(
    tx,
  );
  await sql`select from subscriptions where subscription_id in (${memberships}) order by subscription_id collate "C" for update`.execute(
    tx,
  );
  await sql`
    select from skus where sku_id in (select sku_id from order_lines where order_no = ${orderNo} and took_stock)
    order by sku_id for no key update`.execute(tx);
  await sql`
    select from area_stock where (sku_id, area_num) in (select sku_id, stock_area from order_lines where order_no = ${orderNo})
    order by sku_id, area_num for no key update`.execute(tx);
  await sql`
    select from user_coupons where user_id = ${userId} and (card_code in (select card_code from ${giftCards(orderNo)}) or exists (
      select from order_deliveries d where d.order_no = ${orderNo} and d.way = 'coupons' and starts_with(card_code, 'P' || d.delivery_id || '-')))
    order by card_code for update`.execute(tx);
}
