import { maskAll } from '#core/rules/format/phone.ts';
import { payMethods } from '#core/rules/pay/pay-methods.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Db } from '../../../../db/database.ts';
import { paymentsOf, type PaymentRow } from '../../../payments/public.ts';
import type { Dated } from './dated.ts';

const amount = (fen: number): string => `¥${formatFen(fen)}`;

/** Each attempt to pay: when it began, and how it ended. */
export const attemptTrace = async (db: Db, orderNo: string): Promise<Dated[]> =>
  (await paymentsOf(db, orderNo)).flatMap(ofAttempt);

const methodName = (id: number): string =>
  payMethods.find(({ payMethodId }) => payMethodId === id)?.payMethodName ?? '';

function ofAttempt(row: PaymentRow): Dated[] {
  const of = (at: Date, text: string, tone: Dated['tone']): Dated => ({
    at,
    party: 'payment',
    paymentNo: row.payment_no,
    text,
    tone,
  });
  const begun = of(row.created_at, `发起${methodName(row.pay_method_id)} ${amount(row.amount_fen)}`, 'done');
  const asked = row.tries > 0 ? `，已查单 ${row.tries} 次` : '';
  if (row.paid_at)
    return [
      begun,
      row.is_surplus
        ? of(row.paid_at, '付款成功，订单不再需要，记为多付', 'stopped')
        : of(row.paid_at, '付款成功，金额一致', 'done'),
    ];
  switch (row.state) {
    case 'open':
    case 'closing':
      return [begun, of(row.expires_at, `到这时还没有结果就关单${asked}`, 'waits')];
    case 'disputed':
      return [begun, of(row.created_at, `渠道报的金额不同，已停下核对${asked}`, 'stopped')];
    case 'failed':
      return [begun, of(row.created_at, `付款失败${asked}`, 'stopped')];
    case 'closed':
    case 'paid':
      return [begun, of(row.created_at, `已关单，没有扣款${asked}`, 'stopped')];
  }
}

/** Each refund at the attempt that it pays back. */
export async function refundTrace(db: Db, orderNo: string): Promise<Dated[]> {
  const rows = await db
    .selectFrom('payment_refunds')
    .select(['refund_no', 'payment_no', 'amount_fen', 'requested_at', 'held_at', 'done_at', 'last_error'])
    .where('order_no', '=', orderNo)
    .orderBy('requested_at')
    .execute();
  return rows.flatMap((row) => {
    const of = (at: Date, text: string, tone: Dated['tone']): Dated => ({
      at,
      party: 'payment',
      paymentNo: row.payment_no,
      text,
      tone,
    });
    return [
      of(row.requested_at, `申请退回 ${amount(row.amount_fen)}（${row.refund_no}）`, 'waits'),
      ...(row.held_at ? [of(row.held_at, `渠道拒绝：${maskAll(row.last_error ?? '')}`, 'stopped')] : []),
      ...(row.done_at ? [of(row.done_at, `已退回 ${amount(row.amount_fen)}`, 'done')] : []),
    ];
  });
}
