import type { Deps } from '../../../deps.ts';
import { createAtChannel } from './create-payment.ts';
import { openPayment } from './open-payment.ts';
import { capture, endOpen } from './settle-payment.ts';

const phoneBill = 3;

/** 'unanswered': an attempt is open, here or elsewhere; 'not-open': the order does not wait to be paid. */
export type OrderDebited = 'paid' | 'refused' | 'unanswered' | 'not-open';

/** Pays an order from the phone bill without the subscriber, by the same attempts as a page does: a repetition debits once. */
export async function debitOrder(deps: Deps, orderNo: string): Promise<OrderDebited> {
  const payment = await openPayment(deps, { orderNo, payMethodId: phoneBill });
  if (payment === 'other-open') return 'unanswered';
  if (typeof payment === 'string') return 'not-open';
  const created = await createAtChannel(deps, payment, '', { scene: 'h5' });
  switch (created.kind) {
    case 'paid': {
      const settled = await capture(deps.db, { payment, tradeNo: created.tradeNo }, deps.clock.now());
      if (settled === 'paid') deps.ordersPaid.notify();
      else deps.refundsDue.notify();
      return settled === 'paid' ? 'paid' : 'not-open';
    }
    case 'refused':
      // An attempt that was cancelled meanwhile is refused too; that says nothing about the balance.
      return (await endOpen(deps, payment.payment_no, 'failed')) ? 'refused' : 'unanswered';
    case 'unknown':
      deps.log.warn({ paymentNo: payment.payment_no }, 'a debit of the phone bill had no answer');
      return 'unanswered';
    case 'action':
      throw new Error('the phone bill has no cashier');
  }
}
