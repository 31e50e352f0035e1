import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

interface PaidOrder {
  readonly orderNo: string;
  readonly paidFen: number;
  readonly reason: string;
}

/**
 * Marks an order paid, its cards used and its pieces sold, in the transaction that writes the payment. False when it is not waiting to be paid.
 * Fulfilment finds paid orders by their state; wake it with `deps.ordersPaid` after the commit.
 */
export const markPaid = async (tx: Tx, { orderNo, ...paid }: PaidOrder, now: Date): Promise<boolean> =>
  (await markAllPaid(tx, { ...paid, orderNos: [orderNo] }, now)) === 1;

/** The same for orders that cost the same; returns how many were waiting to be paid. */
export async function markAllPaid(
  tx: Tx,
  { orderNos, paidFen, reason }: Omit<PaidOrder, 'orderNo'> & { readonly orderNos: readonly string[] },
  now: Date,
): Promise<number> {
  if (orderNos.length === 0) return 0;
  const { rows } = await sql`
    with paid as (
      update orders set state = 'paid', paid_fen = ${paidFen}
      where order_no = any(${orderNos}::text[]) and state = 'created' and payable_fen = ${paidFen}
      returning order_no
    ), logged as (
      insert into order_log (order_no, at, state, reason) select order_no, ${now}, 'paid', ${reason} from paid
    ), cards as (
      update user_coupons c set state = 'used'
      from order_cards k join paid using (order_no) where c.card_code = k.card_code and c.state = 'reserved'
    ), sold as (
      insert into sold_changes (goods_id, pieces) select l.goods_id, l.quantity from order_lines l join paid using (order_no)
    )
    select order_no from paid`.execute(tx);
  return rows.length;
}

/** Adds money that went back; what becomes of the order is decided by its refunds (refunds/settle-refunds.ts). */
export async function addRefunded(
  tx: Tx,
  { orderNo, amountFen }: { readonly orderNo: string; readonly amountFen: number },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set((e) => ({ refunded_fen: e('refunded_fen', '+', amountFen) }))
    .where('order_no', '=', orderNo)
    .execute();
}
