import { sql } from 'kysely';
import { payChannels } from '#core/rules/pay/pay-channels.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Refunded } from '../../../upstreams/payments/port.ts';
import { lockToDecide, settleDifference } from '../differences/differences.ts';
import { closeTillRefund } from '../pay-code/credit-till-refund.ts';
import { lockOrder, paymentByNo } from '../payments/tables.ts';
import { sendRefundOnHold } from '../reconciliation/repair-difference.ts';
import { closeRefundOnHold } from '../refund-sending/hold-refund.ts';
import { settleRefund } from '../refund-sending/send-refunds.ts';

/** 'queued': its job sends it at once. 'busy': another repair of it is being carried out. 'over': it is not under way any more. */
export type SentAgain =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'queued' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'over' };

const openDifference = (db: Db | Tx, refundNo: string) =>
  db
    .selectFrom('money_differences')
    .select('difference_id')
    .where('kind', '=', 'refund-refused')
    .where('reference', '=', refundNo)
    .where('state', '=', 'open')
    .executeTakeFirst();

/**
 * Sends a refund to its channel again under its own number, which the channel refunds once. One on hold is sent as the repair of its
 * difference, so that it is not ended by hand meanwhile; another becomes due for its job.
 */
export async function sendRefundNow(deps: Deps, refundNo: string): Promise<SentAgain> {
  const { db, clock, refundsDue } = deps;
  const onHold = await openDifference(db, refundNo);
  if (onHold) {
    const outcome = await sendRefundOnHold(deps, onHold.difference_id);
    switch (outcome.kind) {
      case 'repaired':
        return { kind: 'sent' };
      case 'failed':
        return outcome;
      case 'repairing':
        return { kind: 'busy' };
      case 'not-open':
        return { kind: 'over' };
    }
  }
  const now = clock.now();
  const { rows } = await sql`
    with sent as (
      update payment_refunds set next_try_at = ${now}
      where refund_no = ${refundNo} and state = 'requested' and held_at is null returning refund_no
    ), credited as (
      update till_refunds set next_try_at = ${now}
      where refund_no = ${refundNo} and state = 'pending' and held_at is null returning refund_no
    )
    select refund_no from sent union all select refund_no from credited`.execute(db);
  if (rows.length === 0) return { kind: 'over' };
  refundsDue.notify();
  return { kind: 'queued' };
}

/**
 * Asks the channel what it has of a refund. One that is made counts as when its job had asked, also after it was ended by hand. Undefined:
 * no channel has it.
 */
export async function askRefundChannel(deps: Deps, refundNo: string): Promise<Refunded | undefined> {
  const refund = await deps.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();
  const payment = refund && (await paymentByNo(deps.db, refund.payment_no));
  if (!refund || !payment) return undefined;
  const name = payChannels[payment.pay_method_id];
  if (name === 'points') return undefined;
  const said = await deps.payChannels[name].queryRefund({ refundNo, paymentNo: payment.payment_no });
  if (said.kind === 'done')
    await deps.db.transaction().execute((tx) => settleRefund(tx, refund, deps.clock.now()));
  return said;
}

/** Locks a refund as ending it does: its order or its payment at the till, then its difference, which no repair works on. */
export async function lockRefundOnHold(
  tx: Tx,
  refundNo: string,
  now: Date,
): Promise<{ readonly differenceId: number } | 'sending' | 'not-on-hold'> {
  const { rows } = await sql<{ order_no: string | null; payment_no: string }>`
    select order_no, payment_no from payment_refunds where refund_no = ${refundNo}
    union all select null, payment_no from till_refunds where refund_no = ${refundNo}`.execute(tx);
  const [found] = rows;
  if (!found) return 'not-on-hold';
  if (found.order_no !== null) await lockOrder(tx, found.order_no);
  else
    await tx
      .selectFrom('till_payments')
      .select('payment_no')
      .where('payment_no', '=', found.payment_no)
      .forUpdate()
      .execute();
  const difference = await openDifference(tx, refundNo);
  if (!difference) return 'not-on-hold';
  const locked = await lockToDecide(tx, difference.difference_id, now);
  if (locked === 'repairing') return 'sending';
  return locked === 'not-open' ? 'not-on-hold' : { differenceId: locked.difference_id };
}

/** Ends a refund whose money went back outside of its channel. No money moves in the ledger: the channel did not pay it. */
export async function endRefundByHand(
  tx: Tx,
  {
    refundNo,
    differenceId,
    note,
  }: { readonly refundNo: string; readonly differenceId: number; readonly note: string },
  now: Date,
): Promise<void> {
  await settleDifference(tx, differenceId, { state: 'ignored', note }, now);
  const isOfTill = await tx
    .selectFrom('till_refunds')
    .select('refund_no')
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();
  await (isOfTill ? closeTillRefund(tx, refundNo, now) : closeRefundOnHold(tx, refundNo));
}
