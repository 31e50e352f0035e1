import type { Selectable } from 'kysely';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { payChannels } from '#core/rules/pay/pay-channels.ts';
import type { Tx } from '../../../db/database.ts';
import type { PaymentRefunds } from '../../../db/schema/payments.ts';
import type { Deps } from '../../../deps.ts';
import { sendMessage } from '../../content/public.ts';
import { addDifferences } from '../differences/differences.ts';
import { paymentByNo } from '../payments/tables.ts';

/** Gives a refund that its channel does not make to the operator, and reports the delay to the subscriber. */
export async function holdRefund(
  deps: Deps,
  refund: Selectable<PaymentRefunds>,
  reason: string,
): Promise<void> {
  const { refund_no, payment_no, order_no, amount_fen } = refund;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const payment = await paymentByNo(tx, payment_no);
    const onHold = await tx
      .updateTable('payment_refunds')
      .set({ held_at: now, last_error: reason })
      .where('refund_no', '=', refund_no)
      .where('state', '=', 'requested')
      .returning('refund_no')
      .executeTakeFirst();
    if (!onHold || !payment) return;
    const difference = {
      day: chinaDay(now),
      source: payChannels[payment.pay_method_id],
      kind: 'refund-refused' as const,
      reference: refund_no,
      payment_no,
      order_no,
      ours: amount_fen,
      theirs: 0,
      repair: 'send-refund-again' as const,
      note: reason,
    };
    await addDifferences(tx, [difference], now);
    await sendMessage(
      tx,
      {
        userId: payment.user_id,
        source: `refund-held ${refund_no}`,
        kind: 'trade',
        topic: 'payment',
        title: '退款延迟，正在人工处理',
        text: '付款渠道没有完成退款，客服正在处理，款项不会丢失。您不用重复申请，到账后会再通知您。',
        link: { page: 'orderDetail', query: { orderNo: order_no } },
      },
      now,
    );
  });
  deps.log.error({ refundNo: refund_no, reason }, 'a refund waits for the operator');
}

/** Ends a held refund that the operator sees to by hand; the order's refund follows (order/refunds/settle-refunds.ts). */
export async function closeRefundOnHold(tx: Tx, refundNo: string): Promise<void> {
  await tx
    .updateTable('payment_refunds')
    .set({ state: 'closed' })
    .where('refund_no', '=', refundNo)
    .where('state', '=', 'requested')
    .execute();
}
