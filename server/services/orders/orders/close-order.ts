import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { releaseActivities } from '../../activities/public.ts';
import { closePaymentOf, giveBackPoints } from '../../payments/public.ts';
import { lockedOrder, orderOf } from './tables.ts';

const perRound = 50;

/**
 * Closes orders that are not paid and gives back their stock, cards and points; the state decides, so it happens once. An order with an open
 * attempt to pay is left: that is closed at its channel first.
 */
async function closeOrders(tx: Tx, orderNos: readonly string[], reason: string, now: Date): Promise<number> {
  const points = await lockedPoints(tx, orderNos);
  await lockStock(tx, orderNos);
  const { rows } = await sql<{ order_no: string }>`
    with closed as (
      update orders o set state = 'closed' where order_no = any(${orderNos}::text[]) and state = 'created'
        and not exists (select from payments p where p.order_no = o.order_no and p.state in ('open', 'closing'))
      returning order_no
    ), logged as (
      insert into order_log (order_no, at, state, reason) select order_no, ${now}, 'closed', ${reason} from closed
    ), stock as (
      update skus s set stock_left = s.stock_left + l.quantity
      from (select sku_id, sum(quantity)::integer as quantity from order_lines join closed using (order_no) where took_stock group by sku_id) l
      where s.sku_id = l.sku_id
    ), area as (
      update area_stock a set inventory = a.inventory + l.quantity
      from (select sku_id, stock_area, sum(quantity)::integer as quantity from order_lines join closed using (order_no)
        where stock_area is not null group by sku_id, stock_area) l
      where a.sku_id = l.sku_id and a.area_num = l.stock_area
    ), cards as (
      update user_coupons c set state = case when c.expires_at > ${now} then 'usable' else 'expired' end
      from order_cards k join closed using (order_no) where c.card_code = k.card_code and c.state = 'reserved'
    )
    select order_no from closed`.execute(tx);
  const closed = new Set(rows.map(({ order_no }) => order_no));
  await releaseActivities(tx, [...closed], now);
  for (const { orderNo, userId, amountFen } of points)
    if (closed.has(orderNo))
      await giveBackPoints(tx, { userId, orderNo, amountFen, reference: orderNo }, now);
  return rows.length;
}

/** The points of orders, with their owners' rows locked before any stock: submitting an order locks them in that order too. */
async function lockedPoints(tx: Tx, orderNos: readonly string[]) {
  const { rows } = await sql<{ orderNo: string; userId: string; amountFen: number }>`
    select o.order_no as "orderNo", o.user_id as "userId", sum(l.points_fen)::integer as "amountFen"
    from orders o join order_lines l using (order_no) where o.order_no = any(${orderNos}::text[]) and l.points_fen > 0
    group by 1, 2`.execute(tx);
  if (rows.length > 0)
    await sql`select from users where user_id = any(${rows.map(({ userId }) => userId)}::text[]) order by user_id for update`.execute(
      tx,
    );
  return rows;
}

/** Locks the stock of orders in the order of submissions and refunds, so that those that share skus do not block each other in turn. */
async function lockStock(tx: Tx, orderNos: readonly string[]): Promise<void> {
  await sql`
    select from skus where sku_id in (select sku_id from order_lines where order_no = any(${orderNos}::text[]) and took_stock)
    order by sku_id for no key update`.execute(tx);
  await sql`
    select from area_stock where (sku_id, area_num) in (
      select sku_id, stock_area from order_lines where order_no = any(${orderNos}::text[]) and stock_area is not null)
    order by sku_id, area_num for no key update`.execute(tx);
}

/** 'paying': the channel did not say whether it was paid. */
export type UnpaidClosed = 'closed' | 'paying' | 'paid';

/** Closes an order before it is paid, its attempt at the channel first. What is written of it belongs to the same transaction. */
export async function closeUnpaid(
  deps: Deps,
  orderNo: string,
  reason: string,
  onClosed?: (tx: Tx) => Promise<void>,
): Promise<UnpaidClosed> {
  const { db, clock } = deps;
  if ((await closePaymentOf(deps, orderNo)) === 'unanswered') return 'paying';
  return db.transaction().execute(async (tx) => {
    // Locked by a statement of its own, so that the next one sees an attempt that was opened meanwhile.
    const order = await lockedOrder(tx, orderNo);
    if (order?.state === 'closed') return 'closed';
    if ((await closeOrders(tx, [orderNo], reason, clock.now())) === 0)
      return order?.state === 'created' ? 'paying' : 'paid';
    await onClosed?.(tx);
    return 'closed';
  });
}

/** Cancels one of the subscriber's own orders before it is paid. */
export async function cancelOrder(deps: Deps, { userId }: Member, orderNo: string): Promise<void> {
  const order = await orderOf(deps.db, userId, orderNo);
  if (!order) throw new Refusal('没有找到该订单');
  if (order.state === 'closed') return;
  switch (await closeUnpaid(deps, orderNo, '您取消了订单')) {
    case 'paying':
      throw new Refusal('支付渠道正在确认付款结果，请稍后再试');
    case 'paid':
      throw new Refusal('订单已付款，不能取消，可申请退款');
    case 'closed':
  }
}

/** Closes orders whose time to pay is over. */
export const closeUnpaidWork = ({ db, clock }: Deps): Work => ({
  name: 'close-unpaid-orders',
  everyMs: 10_000,
  dueAt: sql`select min(pay_by) from orders where state = 'created'`,
  run: () =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      const due = await tx
        .selectFrom('orders')
        .select('order_no')
        .where('state', '=', 'created')
        .where('pay_by', '<=', now)
        .where((e) =>
          e.not(
            e.exists(
              e
                .selectFrom('payments as p')
                .select('p.payment_no')
                .whereRef('p.order_no', '=', 'orders.order_no')
                .where('p.state', 'in', ['open', 'closing']),
            ),
          ),
        )
        .orderBy('pay_by')
        .limit(perRound)
        .forUpdate()
        .skipLocked()
        .execute();
      if (due.length === 0) return 0;
      return closeOrders(
        tx,
        due.map(({ order_no }) => order_no),
        '超过30分钟未付款',
        now,
      );
    }),
});
