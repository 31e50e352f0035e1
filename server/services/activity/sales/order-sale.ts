import { sql } from 'kysely';
import { saleClosed, saleRefusals } from '#core/rules/activity/sale-refusals.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import { saleOf, type Sale } from './tables.ts';

interface Line {
  readonly skuId: string;
  readonly quantity: number;
}

/** The sale of an order: its sku, alone. Refuses other lines. */
export async function saleOfOrder(db: Db | Tx, activityId: string, lines: readonly Line[]): Promise<Sale> {
  const sale = await saleOf(db, activityId);
  if (!sale) throw new Refusal(saleRefusals.unknown);
  const [line, ...others] = lines;
  if (others.length > 0) throw new Refusal('活动商品请单独下单');
  if (line?.skuId !== sale.sku_id) throw new Refusal('该规格不参加本次活动');
  if (line.quantity > sale.limit_per_user) throw new Refusal(`活动价每人限购${sale.limit_per_user}件`);
  return sale;
}

/** Refuses the price of a sale that is closed, unless pieces are reserved for the subscriber. */
export async function checkSalePrice(db: Db | Tx, userId: string, sale: Sale, now: Date): Promise<void> {
  const closed = saleClosed(
    { isOn: sale.is_on, mode: sale.mode, beginsAt: sale.begins_at, endsAt: sale.ends_at },
    now,
  );
  if (closed === null) return;
  const held = await db
    .selectFrom('sale_reservations')
    .select('reservation_id')
    .where('session_id', '=', sale.session_id)
    .where('goods_id', '=', sale.goods_id)
    .where('user_id', '=', userId)
    .where('state', '=', 'held')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!held || closed === 'off') throw new Refusal(saleRefusals[closed]);
}

/**
 * Locks the session of a reservation: the off switch waits for this transaction, or this transaction sees it. Comes before the lock of the
 * subscriber, as in reserve_sale, so that orders and reservations do not block each other in turn.
 */
export const lockSale = (tx: Tx, reservationId: string): Promise<unknown> =>
  sql`
    select s.is_on from seckill_sessions s join sale_reservations r using (session_id)
    where r.reservation_id = ${reservationId} for share of s`.execute(tx);

/** Gives a reservation to an order just written, or refuses: it was ordered, released or switched off meanwhile. */
export async function orderSale(
  tx: Tx,
  reservationId: string,
  order: { readonly orderNo: string; readonly quantity: number },
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ is_on: boolean; quantity: number }>`
    update sale_reservations r set state = 'ordered', order_no = ${order.orderNo} from seckill_sessions s
    where r.reservation_id = ${reservationId} and s.session_id = r.session_id and r.state = 'held' and r.expires_at > ${now}
    returning s.is_on, r.quantity`.execute(tx);
  const [reserved] = rows;
  if (!reserved) throw new Refusal('为您保留的名额已失效，请重新抢购');
  if (!reserved.is_on) throw new Refusal(saleRefusals.off);
  if (reserved.quantity !== order.quantity)
    throw new Refusal(`已为您保留${reserved.quantity}件，请按此数量下单`);
}

/** Returns the pieces of orders that were closed or refunded; the state decides, so it happens once. */
export async function releaseSales(tx: Tx, orderNos: readonly string[]): Promise<void> {
  await sql`
    with freed as (
      update sale_reservations set state = 'released' where order_no = any(${orderNos}::text[]) and state = 'ordered'
      returning session_id, goods_id, quantity, subsidy_fen
    ), sums as (
      select session_id, goods_id, sum(quantity)::integer as pieces, sum(subsidy_fen)::integer as subsidy
      from freed group by session_id, goods_id
    ), locked as (
      select session_id, goods_id from seckill_goods k join sums using (session_id, goods_id)
      order by session_id, goods_id for no key update of k
    )
    update seckill_goods k set sold = k.sold - f.pieces, spent_fen = k.spent_fen - f.subsidy
    from sums f join locked using (session_id, goods_id)
    where k.session_id = f.session_id and k.goods_id = f.goods_id`.execute(tx);
}
