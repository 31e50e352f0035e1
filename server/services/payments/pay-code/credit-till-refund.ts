import { chinaDay } from '#core/rules/format/china-day.ts';
import { refundRetry } from '#core/rules/pay/refund-retry.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { giveBackCard } from '../../coupons/public.ts';
import { addDifferences, endRefusedRefund } from '../differences/differences.ts';

export type TillCredit = 'credited' | 'refused' | 'unanswered' | 'not-open';

/** Credits the phone bill for a refund that is not back yet; a repeated number credits once. */
export async function creditAtBilling(
  { db, billing, encryption }: Deps,
  refundNo: string,
): Promise<TillCredit> {
  const row = await db
    .selectFrom('till_refunds as r')
    .innerJoin('till_payments as p', 'p.payment_no', 'r.payment_no')
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .select(['r.amount_fen', 'u.mobile_sealed'])
    .where('r.refund_no', '=', refundNo)
    .where('r.state', '=', 'pending')
    .executeTakeFirst();
  if (!row) return 'not-open';
  const mobile = encryption.mobiles.open(row.mobile_sealed);
  const outcome = await billing.credit({ orderNo: refundNo, mobile, amountFen: row.amount_fen });
  return outcome ?? 'unanswered';
}

/** Writes a credit that billing has made, once; returns whose it is. */
export async function recordTillCredit(tx: Tx, refundNo: string, now: Date): Promise<string | undefined> {
  const owner = await endTillRefund(
    tx,
    refundNo,
    { from: ['pending', 'closed'], to: 'credited', credited_at: now },
    now,
  );
  if (owner !== undefined) await endRefusedRefund(tx, refundNo, now);
  return owner;
}

/** Ends a refund that waits for the operator, who sees to the money by hand. */
export const closeTillRefund = (tx: Tx, refundNo: string, now: Date): Promise<string | undefined> =>
  endTillRefund(tx, refundNo, { from: ['pending'], to: 'closed', credited_at: null }, now);

interface RefundEnd {
  readonly from: readonly ('pending' | 'closed')[];
  readonly to: 'credited' | 'closed';
  readonly credited_at: Date | null;
}

/** A coupon comes back when no money of the payment is under way any more. */
async function endTillRefund(
  tx: Tx,
  refundNo: string,
  { from, to, credited_at }: RefundEnd,
  now: Date,
): Promise<string | undefined> {
  const payment = await tx
    .selectFrom('till_payments as p')
    .innerJoin('till_refunds as r', 'r.payment_no', 'p.payment_no')
    .select(['p.payment_no', 'p.user_id', 'p.state', 'p.card_code'])
    .where('r.refund_no', '=', refundNo)
    .forUpdate('p')
    .executeTakeFirstOrThrow();
  const ended = await tx
    .updateTable('till_refunds')
    .set({ state: to, credited_at })
    .where('refund_no', '=', refundNo)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return undefined;
  if (payment.state === 'refunded' && payment.card_code !== null) {
    const open = await tx
      .selectFrom('till_refunds')
      .select('refund_no')
      .where('payment_no', '=', payment.payment_no)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    // The coupon follows the last of the money.
    if (!open) await giveBackCard(tx, payment.card_code, now);
  }
  return payment.user_id;
}

/** Sends a refund to billing: booked, tried later, or held for the operator. */
export async function creditTillRefund(deps: Deps, refundNo: string): Promise<void> {
  const { db, clock, live } = deps;
  const outcome = await creditAtBilling(deps, refundNo);
  switch (outcome) {
    case 'not-open':
      return;
    case 'credited': {
      const owner = await db.transaction().execute((tx) => recordTillCredit(tx, refundNo, clock.now()));
      if (owner !== undefined) live.notify(owner);
      return;
    }
    case 'refused':
    case 'unanswered':
      await tryLater(deps, refundNo, outcome);
  }
}

/** Waits longer after each try; in the end the refund is held for the operator. */
async function tryLater(
  { db, clock, log, live }: Deps,
  refundNo: string,
  outcome: 'refused' | 'unanswered',
): Promise<void> {
  const now = clock.now();
  const onHold = await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('till_refunds as r')
      .from('till_payments as p')
      .whereRef('p.payment_no', '=', 'r.payment_no')
      .set((e) => ({ tries: e.fn<number>('least', [e('r.tries', '+', 1), e.lit(1_000)]) }))
      .where('r.refund_no', '=', refundNo)
      .where('r.state', '=', 'pending')
      .where('r.held_at', 'is', null)
      .returning(['r.payment_no', 'r.amount_fen', 'r.tries', 'p.user_id'])
      .executeTakeFirst();
    if (!row) return undefined;
    const next = refundRetry(outcome, row.tries);
    await tx
      .updateTable('till_refunds')
      .set(next.kind === 'hold' ? { held_at: now } : { next_try_at: new Date(now.getTime() + next.waitMs) })
      .where('refund_no', '=', refundNo)
      .execute();
    if (next.kind === 'retry') return undefined;
    const difference = {
      day: chinaDay(now),
      source: 'till',
      kind: 'refund-refused' as const,
      reference: refundNo,
      payment_no: row.payment_no,
      order_no: null,
      ours: row.amount_fen,
      theirs: 0,
      repair: 'send-refund-again' as const,
      note: outcome === 'refused' ? '号码不能入账' : '计费系统没有应答',
    };
    await addDifferences(tx, [difference], now);
    return row;
  });
  if (!onHold) return;
  log.error({ refundNo, reason: outcome }, 'a refund waits for the operator');
  live.notify(onHold.user_id);
}
