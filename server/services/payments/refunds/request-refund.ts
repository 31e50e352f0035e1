import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { reverseOutdatedInvoice } from '../invoices/tables.ts';

export interface RefundRequest {
  readonly orderNo: string;
  /** A repetition with the same number is the same refund. */
  readonly refundNo: string;
  readonly amountFen: number;
  readonly reason: string;
}

/** 'over-paid': more than was paid and is not refunded yet. 'nothing-paid': the order was free or is not paid. */
export type RefundRequested = 'requested' | 'over-paid' | 'nothing-paid';

/**
 * Requests a refund of the order's payment to where it came from, in the caller's transaction. A job sends it to the channel until it is
 * done, then adds to `orders.refunded_fen`; wake it with `deps.refundsDue` after the commit.
 */
export async function requestRefund(
  tx: Tx,
  { orderNo, refundNo, amountFen, reason }: RefundRequest,
  now: Date,
): Promise<RefundRequested> {
  const payment = await tx
    .selectFrom('payments')
    .select('payment_no')
    .where('order_no', '=', orderNo)
    .where('state', '=', 'paid')
    .where('is_surplus', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return 'nothing-paid';
  return refundPayment(tx, { orderNo, refundNo, amountFen, reason, paymentNo: payment.payment_no }, now);
}

/** The same for one payment, also one that was not needed. The caller holds the lock on the order's row. */
export async function refundPayment(
  tx: Tx,
  { paymentNo, orderNo, refundNo, amountFen, reason }: RefundRequest & { readonly paymentNo: string },
  now: Date,
): Promise<Exclude<RefundRequested, 'nothing-paid'>> {
  const { rows } = await sql<{ known: boolean }>`
    with known as (select from payment_refunds where refund_no = ${refundNo}), taken as (
      update payments set refunding_fen = refunding_fen + ${amountFen}
      where payment_no = ${paymentNo} and refunding_fen + ${amountFen} <= amount_fen and not exists (select from known)
      returning payment_no
    ), added as (
      insert into payment_refunds (refund_no, payment_no, order_no, amount_fen, reason, state, next_try_at, requested_at)
      select ${refundNo}, payment_no, ${orderNo}, ${amountFen}, ${reason}, 'requested', ${now}, ${now} from taken
      returning refund_no
    )
    select exists (select from known) as known where exists (select from known) or exists (select from added)`.execute(
    tx,
  );
  if (rows.length === 0) return 'over-paid';
  await reverseOutdatedInvoice(tx, orderNo, now);
  return 'requested';
}
