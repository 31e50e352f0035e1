import { sql } from 'kysely';
import { payChannels } from '#core/rules/pay/pay-channels.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Refunded } from '../../../upstreams/payments/port.ts';
import {
  lockToDecide,
  reserveRepair,
  settleDifference,
  type DifferenceRow,
} from '../differences/differences.ts';
import { closeTillRefund } from '../pay-code/credit-till-refund.ts';
import { lockOrder, paymentByNo } from '../payments/tables.ts';
import { carryOutReserved } from '../reconciliation/repair-difference.ts';
import type { RepairOutcome } from '../reconciliation/repair-outcome.ts';
import { closeRefundOnHold } from '../refund-sending/hold-refund.ts';
import { settleRefund, type RefundRow } from '../refund-sending/send-refunds.ts';

/**
 * 'queued': its job sends it at once. 'reserved': it was on hold; `finishSending` sends it. 'busy': another repair of it is being carried out.
 * 'over': it is not under way any more.
 */
export type SentAgain =
  | { readonly kind: 'queued' }
  | { readonly kind: 'reserved'; readonly difference: DifferenceRow }
  | { readonly kind: 'busy' }
  | { readonly kind: 'over' };

const openDifference = (tx: Tx, refundNo: string) =>
  tx
    .selectFrom('money_differences')
    .select('difference_id')
    .where('kind', '=', 'refund-refused')
    .where('reference', '=', refundNo)
    .where('state', '=', 'open')
    .executeTakeFirst();

/**
 * Marks a refund as to be sent to its channel again under its own number, which the channel refunds once. One on hold is reserved for the
 * repair of its difference, so that it is not ended by hand meanwhile; another becomes due for its job.
 */
export async function markSentAgain(tx: Tx, refundNo: string, now: Date): Promise<SentAgain> {
  const onHold = await lockRefundOnHold(tx, refundNo, now);
  if (onHold === 'sending') return { kind: 'busy' };
  if (onHold !== 'not-on-hold')
    return { kind: 'reserved', difference: await reserveRepair(tx, onHold.differenceId, now) };
  const { rows } = await sql`
    with sent as (
      update payment_refunds set next_try_at = ${now}
      where refund_no = ${refundNo} and state = 'requested' and held_at is null returning refund_no
    ), credited as (
      update till_refunds set next_try_at = ${now}
      where refund_no = ${refundNo} and state = 'pending' and held_at is null returning refund_no
    )
    select refund_no from sent union all select refund_no from credited`.execute(tx);
  return { kind: rows.length === 0 ? 'over' : 'queued' };
}

/** Sends what was marked. After a crash its job does so (`carry-out-repairs`). */
export async function finishSending(
  deps: Deps,
  marked: Extract<SentAgain, { kind: 'queued' | 'reserved' }>,
): Promise<RepairOutcome | { readonly kind: 'queued' }> {
  if (marked.kind === 'reserved') return carryOutReserved(deps, marked.difference);
  deps.refundsDue.notify();
  return marked;
}

export interface AskedRefund {
  readonly said: Refunded;
  readonly refund: RefundRow;
}

/** Asks the channel what it has of a refund, and writes nothing. Undefined: no channel has it. */
export async function askRefundChannel(
  { db, payChannels: channels }: Pick<Deps, 'db' | 'payChannels'>,
  refundNo: string,
): Promise<AskedRefund | undefined> {
  const refund = await db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();
  const payment = refund && (await paymentByNo(db, refund.payment_no));
  if (!refund || !payment) return undefined;
  const name = payChannels[payment.pay_method_id];
  if (name === 'points') return undefined;
  return { refund, said: await channels[name].queryRefund({ refundNo, paymentNo: payment.payment_no }) };
}

/** A refund that the channel has made counts as when its job had asked, also after it was ended by hand. */
export async function applyRefundAnswer(tx: Tx, { refund, said }: AskedRefund, now: Date): Promise<void> {
  if (said.kind === 'done') await settleRefund(tx, refund, now);
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
