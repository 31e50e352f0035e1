import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { giveBackCard } from '../../coupons/public.ts';
import { creditTillRefund } from './credit-till-refund.ts';

const retryMs = 5_000;
/** Without an answer for so long the debit is cancelled for good. */
const giveUpMs = 30_000;

/** Debits the phone bill for a payment; a repeated number debits once. Without an answer the payment stays open for the job. */
export async function settleTillPayment(deps: Deps, paymentNo: string): Promise<void> {
  const { db, clock, billing, encryption, live } = deps;
  const row = await db
    .selectFrom('till_payments as p')
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .select(['p.user_id', 'p.payable_fen', 'p.created_at', 'u.mobile_sealed'])
    .where('p.payment_no', '=', paymentNo)
    .where('p.state', '=', 'paying')
    .executeTakeFirst();
  if (!row) return;
  const mobile = encryption.mobiles.open(row.mobile_sealed);
  const isLate = clock.now().getTime() - row.created_at.getTime() > giveUpMs;
  const outcome =
    row.payable_fen === 0
      ? 'debited'
      : isLate
        ? await billing.cancelDebit(paymentNo)
        : await billing.debit({ orderNo: paymentNo, mobile, amountFen: row.payable_fen });
  if (outcome === undefined) return;
  const isPaid = outcome === 'debited';
  await db.transaction().execute(async (tx) => {
    const settled = await tx
      .updateTable('till_payments')
      .set({
        state: isPaid ? 'paid' : 'failed',
        reason: isPaid ? null : isLate ? '扣款超时，没有扣钱，请重新付款' : '话费余额不足，请换一种方式支付',
        settled_at: clock.now(),
      })
      .where('payment_no', '=', paymentNo)
      .where('state', '=', 'paying')
      .returning('card_code')
      .executeTakeFirst();
    if (!settled || settled.card_code === null) return;
    if (isPaid)
      await tx
        .updateTable('user_coupons')
        .set({ state: 'used' })
        .where('card_code', '=', settled.card_code)
        .where('state', '=', 'reserved')
        .execute();
    else await giveBackCard(tx, settled.card_code, clock.now());
  });
  live.notify(row.user_id);
}

/** Settles payments and refunds without an answer. A lease keeps other instances away. */
export const tillWork = (deps: Deps): Work => ({
  name: 'till',
  everyMs: 2_000,
  dueAt: sql`select least((select min(next_try_at) from till_payments where state = 'paying'), (select min(next_try_at) from till_refunds where state = 'pending' and held_at is null))`,
  run: async () => {
    const { db, clock } = deps;
    const now = clock.now();
    const later = new Date(now.getTime() + retryMs);
    const due = await db
      .updateTable('till_payments')
      .set({ next_try_at: later })
      .where('state', '=', 'paying')
      .where('next_try_at', '<=', now)
      .returning('payment_no')
      .execute();
    for (const { payment_no } of due) await settleTillPayment(deps, payment_no);
    const refunds = await db
      .updateTable('till_refunds')
      .set({ next_try_at: later })
      .where('state', '=', 'pending')
      .where('held_at', 'is', null)
      .where('next_try_at', '<=', now)
      .returning('refund_no')
      .execute();
    for (const { refund_no } of refunds) await creditTillRefund(deps, refund_no);
    return 0;
  },
});
