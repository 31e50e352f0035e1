import { payChannels } from '#core/rules/pay/pay-channels.ts';
import type { Deps } from '../../../deps.ts';
import { endOpen, settlePayment } from './settle-payment.ts';
import { openPaymentOf, type PaymentRow } from './tables.ts';

/** 'unanswered': the channel did not say, so the attempt may still be paid. */
export type PaymentClosed = 'closed' | 'paid' | 'unanswered';

/** Long enough for the channel's answer; then the job goes on with closing. */
export const closingLeaseMs = 15_000;

/** Closes an attempt at its channel, then here. One that was paid meanwhile is settled instead. */
export async function closePayment(deps: Deps, payment: PaymentRow): Promise<PaymentClosed> {
  const { payment_no: paymentNo, amount_fen: amountFen } = payment;
  const name = payChannels[payment.pay_method_id];
  if (name === 'points') return 'closed'; // never open
  const channel = deps.payChannels[name];
  const closed = await channel.close(paymentNo);
  if (closed === 'closed') {
    // Where a notice of the payment was first, the order is paid: callers decide by its state.
    await endOpen(deps, paymentNo, 'closed');
    return 'closed';
  }
  if (closed === 'unknown') return 'unanswered';
  switch (await settlePayment(deps, payment, await channel.query({ paymentNo, amountFen }))) {
    case 'paid':
    case 'surplus':
      return 'paid';
    case 'failed':
    case 'closed':
      return 'closed';
    case 'wrong-amount':
      await endOpen(deps, paymentNo, 'disputed');
      return 'closed';
    case 'open':
      return 'unanswered';
  }
}

/** Closes the open attempt of an order, if there is one. It cannot be continued from here on. */
export async function closePaymentOf(deps: Deps, orderNo: string): Promise<PaymentClosed> {
  const open = await openPaymentOf(deps.db, orderNo);
  if (!open) return 'closed';
  const until = new Date(deps.clock.now().getTime() + closingLeaseMs);
  await deps.db
    .updateTable('payments')
    .set({ state: 'closing', next_query_at: until })
    .where('payment_no', '=', open.payment_no)
    .where('state', 'in', ['open', 'closing'])
    .execute();
  return closePayment(deps, open);
}
