import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { creditTillRefund } from './credit-till-refund.ts';

export interface TillRefund {
  readonly shopCode: string;
  readonly paymentNo: string;
  /** The till's own number of the refund: its repetition is the same refund. */
  readonly refundNo: string;
  readonly amountFen: number;
}

export interface RefundAnswer {
  readonly ok: boolean;
  readonly text: string;
}

const leaseMs = 10_000;

/** A refund at the till, of a part or all. The payment's row decides that no more than was paid goes back. */
export async function refundTillPayment(
  deps: Deps,
  { shopCode, paymentNo, refundNo, amountFen }: TillRefund,
): Promise<RefundAnswer> {
  const { db, clock } = deps;
  const now = clock.now();
  const ownNo = `${shopCode}.${refundNo}`;
  const outcome = await db.transaction().execute(async (tx) => {
    const payment = await tx
      .selectFrom('till_payments')
      .select(['state', 'payable_fen', 'refunded_fen'])
      .where('payment_no', '=', paymentNo)
      .where('shop_id', '=', shopCode)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) return '没有找到这笔收款';
    const known = await tx
      .selectFrom('till_refunds')
      .select(['payment_no', 'amount_fen'])
      .where('refund_no', '=', ownNo)
      .executeTakeFirst();
    if (known)
      return known.payment_no === paymentNo && known.amount_fen === amountFen
        ? undefined
        : '这个退款单号已经用过';
    if (payment.state !== 'paid')
      return payment.state === 'refunded' ? '这笔收款已全部退回' : '这笔收款没有成功，不用退款';
    if (payment.refunded_fen + amountFen > payment.payable_fen) return '退款金额超过了实收金额';
    await tx
      .updateTable('till_payments')
      .set({
        refunded_fen: sql`refunded_fen + ${amountFen}`,
        state: payment.refunded_fen + amountFen === payment.payable_fen ? 'refunded' : 'paid',
      })
      .where('payment_no', '=', paymentNo)
      .execute();
    await tx
      .insertInto('till_refunds')
      .values({
        refund_no: ownNo,
        payment_no: paymentNo,
        amount_fen: amountFen,
        state: 'pending',
        next_try_at: new Date(now.getTime() + leaseMs),
        created_at: now,
      })
      .execute();
    return undefined;
  });
  if (outcome !== undefined) return { ok: false, text: outcome };
  await creditTillRefund(deps, ownNo);
  return { ok: true, text: '已退款，话费将退回顾客账户' };
}
