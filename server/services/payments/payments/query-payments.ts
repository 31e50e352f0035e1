import { sql } from 'kysely';
import { payChannels } from '#core/rules/pay/pay-channels.ts';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { closePayment, closingLeaseMs } from './close-payment.ts';
import { endOpen, settlePayment } from './settle-payment.ts';
import { leaseDuePayments, type PaymentRow } from './tables.ts';

const perRound = 20;
const longestWaitMs = 60_000;
/** The first question comes this long after the attempt began. */
export const firstQueryMs = 5_000;

/** Asks the channels about attempts without an answer: notices may be late, or never come. Closes those whose time is over. */
export const queryPaymentsWork = (deps: Deps): Work => ({
  name: 'query-payments',
  everyMs: 2_000,
  dueAt: sql`select min(next_query_at) from payments where state in ('open', 'closing')`,
  async run() {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + closingLeaseMs);
    const due = await leaseDuePayments(deps.db, { now, until, max: perRound });
    await Promise.all(due.map((payment) => queryPayment(deps, payment, now)));
    return due.length;
  },
});

async function queryPayment(deps: Deps, payment: PaymentRow, now: Date): Promise<void> {
  const { payment_no: paymentNo, amount_fen: amountFen, expires_at, tries } = payment;
  const name = payChannels[payment.pay_method_id];
  if (name === 'points') return;
  const state = await deps.payChannels[name].query({ paymentNo, amountFen });
  const settled = await settlePayment(deps, payment, state);
  if (settled === 'wrong-amount') await endOpen(deps, paymentNo, 'disputed');
  if (settled !== 'open') return;
  const isOver = payment.state === 'closing' || expires_at <= now;
  if (isOver && state.kind !== 'unknown' && (await closePayment(deps, payment)) !== 'unanswered') return;
  const wait = Math.min(firstQueryMs * 2 ** Math.min(tries, 6), longestWaitMs);
  const next = now.getTime() + wait;
  const end = expires_at.getTime();
  await deps.db
    .updateTable('payments')
    .set({ next_query_at: new Date(end > now.getTime() ? Math.min(next, end) : next) })
    .where('payment_no', '=', paymentNo)
    .execute();
}
