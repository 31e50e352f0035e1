import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';

interface PaidOrder {
  readonly orderNo: string;
  readonly paidFen: number;
  readonly reason: string;
}

interface PaidOrders extends Omit<PaidOrder, 'orderNo'> {
  readonly orderNos: readonly string[];
}

const paidOrders = preparedQuery<PaidOrders & { readonly now: Date }, object>(
  'mark-orders-paid',
  (db, { orderNos, paidFen, reason, now }) => ({
    compile: () =>
      sql<object>`select from mark_orders_paid(${orderNos}, ${paidFen}, ${reason}, ${now})`.compile(db),
  }),
);

/**
 * Marks an order paid, its cards used and its pieces sold, in the transaction that writes the payment. False when it is not waiting to be paid.
 * Fulfilment finds paid orders by their state; wake it with `deps.ordersPaid` after the commit.
 */
export const markPaid = async (tx: Tx, { orderNo, ...paid }: PaidOrder, now: Date): Promise<boolean> =>
  (await markAllPaid(tx, { ...paid, orderNos: [orderNo] }, now)) === 1;

/** The same for orders that cost the same; returns how many were waiting to be paid. */
export async function markAllPaid(
  tx: Tx,
  { orderNos, paidFen, reason }: PaidOrders,
  now: Date,
): Promise<number> {
  if (orderNos.length === 0) return 0;
  const rows = await paidOrders(tx, { orderNos, paidFen, reason, now });
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
