import { sql, type Selectable } from 'kysely';
import { payChannels } from '#core/rules/pay/pay-channels.ts';
import { refundRetry } from '#core/rules/pay/refund-retry.ts';
import type { Tx } from '../../../db/database.ts';
import type { PaymentRefunds } from '../../../db/schema/payments.ts';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import type { Refunded } from '../../../upstreams/payments/port.ts';
import { addRefunded } from '../payments/mark-paid.ts';
import { accountById } from '../../accounts/public.ts';
import { endRefusedRefund } from '../differences/differences.ts';
import { writeMovement } from '../ledger/write-movement.ts';
import { lockOrder, paymentByNo } from '../payments/tables.ts';
import { returnPoints } from '../payments/pay-with-points.ts';
import { holdRefund } from './hold-refund.ts';

export type RefundRow = Selectable<PaymentRefunds>;
const perRound = 20;
const leaseMs = 30_000;

/** Sends requested refunds to their channel until they are done or held for the operator. The refund's number makes a repetition the same refund. */
export const sendRefundsWork = (deps: Deps): Work => ({
  name: 'send-refunds',
  everyMs: 5_000,
  dueAt: sql`select min(next_try_at) from payment_refunds where state = 'requested' and held_at is null`,
  signal: deps.refundsDue,
  async run() {
    const now = deps.clock.now();
    const { rows: due } = await sql<RefundRow>`
      update payment_refunds r set next_try_at = ${new Date(now.getTime() + leaseMs)}, tries = least(tries + 1, 1000)
      from (
        select refund_no from payment_refunds where state = 'requested' and held_at is null and next_try_at <= ${now}
        order by next_try_at limit ${perRound} for update skip locked
      ) due
      where r.refund_no = due.refund_no
      returning r.*`.execute(deps.db);
    await Promise.all(due.map((refund) => sendRefund(deps, refund)));
    return due.length;
  },
});

async function sendRefund(deps: Deps, refund: RefundRow): Promise<void> {
  const { refund_no: refundNo, tries } = refund;
  const refunded = await refundAtChannel(deps, refund);
  const now = deps.clock.now();
  if (refunded.kind === 'done') {
    await deps.db.transaction().execute((tx) => settleRefund(tx, refund, now));
    return;
  }
  const reason = ('reason' in refunded ? refunded.reason : refunded.kind).slice(0, 200);
  const next = refundRetry(refunded.kind === 'refused' ? 'refused' : 'unanswered', tries);
  if (next.kind === 'hold') return holdRefund(deps, refund, reason);
  await deps.db
    .updateTable('payment_refunds')
    .set({ last_error: reason, next_try_at: new Date(now.getTime() + next.waitMs) })
    .where('refund_no', '=', refundNo)
    .where('state', '=', 'requested')
    .execute();
}

export async function refundAtChannel(deps: Deps, refund: RefundRow): Promise<Refunded> {
  const { refund_no: refundNo, payment_no: paymentNo, amount_fen: amountFen, reason, tries } = refund;
  const payment = await paymentByNo(deps.db, paymentNo);
  const account = payment && (await accountById(deps, payment.user_id));
  if (!payment || !account) throw new Error(`the payment of refund ${refundNo} is gone`);
  const name = payChannels[payment.pay_method_id];
  if (name === 'points') return { kind: 'done' }; // given back when it is settled
  const channel = deps.payChannels[name];
  if (tries > 1) {
    const known = await channel.queryRefund({ refundNo, paymentNo });
    if (known.kind !== 'absent') return known;
  }
  return channel.refund({
    refundNo,
    paymentNo,
    amountFen,
    totalFen: payment.amount_fen,
    reason,
    payer: { mobile: account.mobile, openId: account.open_id },
  });
}

/** Writes a refund that the channel has made, once; also one that the operator had ended by hand. */
export async function settleRefund(tx: Tx, refund: RefundRow, now: Date): Promise<void> {
  const { refund_no: refundNo, order_no: orderNo, amount_fen: amountFen } = refund;
  await lockOrder(tx, orderNo);
  const { numUpdatedRows } = await tx
    .updateTable('payment_refunds')
    .set({ state: 'done', done_at: now, last_error: null })
    .where('refund_no', '=', refundNo)
    .where('state', 'in', ['requested', 'closed'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const payment = await paymentByNo(tx, refund.payment_no);
  if (!payment) throw new Error(`the payment of refund ${refundNo} is gone`);
  const channel = payChannels[payment.pay_method_id];
  if (channel === 'points') await returnPoints(tx, payment.user_id, amountFen);
  const to = payment.is_surplus ? 'surplus' : 'orders';
  await writeMovement(tx, { movement: `refund ${refundNo}`, orderNo, amountFen, from: channel, to }, now);
  if (!payment.is_surplus) await addRefunded(tx, { orderNo, amountFen });
  await endRefusedRefund(tx, refundNo, now);
}
