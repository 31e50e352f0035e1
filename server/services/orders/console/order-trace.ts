import { sql } from 'kysely';
import type { OrderTraceEntry } from '#core/contract/console/orders/orders.shapes.ts';
import { maskAll } from '#core/rules/format/phone.ts';
import { payMethods } from '#core/rules/pay/pay-methods.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Db } from '../../../db/database.ts';

interface Attempt {
  readonly payment_no: string;
  readonly pay_method_id: number;
  readonly amount_fen: number;
  readonly state: 'open' | 'closing' | 'paid' | 'failed' | 'closed' | 'disputed';
  readonly is_surplus: boolean;
  readonly tries: number;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly paid_at: Date | null;
}
interface Sent {
  readonly refund_no: string;
  readonly payment_no: string;
  readonly amount_fen: number;
  readonly state: 'requested' | 'done' | 'closed';
  readonly requested_at: Date;
  readonly held_at: Date | null;
  readonly done_at: Date | null;
  readonly last_error: string | null;
}

const amount = (fen: number): string => `¥${formatFen(fen)}`;

/** What happened to an order in the order of time: on our side, and in each attempt to pay. */
export async function orderTrace(db: Db, orderNo: string): Promise<OrderTraceEntry[]> {
  const [log, attempts, refunds] = await Promise.all([
    db
      .selectFrom('order_log')
      .select(['at', 'state', 'reason'])
      .where('order_no', '=', orderNo)
      .orderBy('seq')
      .execute(),
    sql<Attempt>`
      select payment_no, pay_method_id, amount_fen, state, is_surplus, tries, created_at, expires_at, paid_at
      from payments where order_no = ${orderNo} order by created_at`.execute(db),
    sql<Sent>`
      select refund_no, payment_no, amount_fen, state, requested_at, held_at, done_at, last_error
      from payment_refunds where order_no = ${orderNo} order by requested_at`.execute(db),
  ]);
  const ours = log.map(({ at, state, reason }): Dated => ({
    at,
    paymentNo: null,
    text: maskAll(reason),
    tone: state === 'closed' || state === 'refunding' ? 'stopped' : 'done',
  }));
  return [...ours, ...attempts.rows.flatMap(ofAttempt), ...refunds.rows.flatMap(ofRefund)]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}

type Dated = Omit<OrderTraceEntry, 'at'> & { readonly at: Date };

const methodName = (id: number): string =>
  payMethods.find(({ payMethodId }) => payMethodId === id)?.payMethodName ?? '';

function ofAttempt(row: Attempt): Dated[] {
  const of = (at: Date, text: string, tone: Dated['tone']): Dated => ({
    at,
    paymentNo: row.payment_no,
    text,
    tone,
  });
  const begun = of(row.created_at, `发起${methodName(row.pay_method_id)} ${amount(row.amount_fen)}`, 'done');
  const asked = row.tries > 0 ? `，已查单 ${row.tries} 次` : '';
  if (row.paid_at)
    return [
      begun,
      of(
        row.paid_at,
        row.is_surplus ? `付款成功，订单不再需要，记为多付` : '付款成功，金额一致',
        row.is_surplus ? 'stopped' : 'done',
      ),
    ];
  switch (row.state) {
    case 'open':
    case 'closing':
      return [begun, of(row.expires_at, `到这时还没有结果就关单${asked}`, 'waits')];
    case 'disputed':
      return [begun, of(row.created_at, `渠道报的金额不同，已停下核对${asked}`, 'stopped')];
    case 'failed':
    case 'closed':
    case 'paid':
      return [
        begun,
        of(row.created_at, `${row.state === 'failed' ? '付款失败' : '已关单，没有扣款'}${asked}`, 'stopped'),
      ];
  }
}

function ofRefund(row: Sent): Dated[] {
  const of = (at: Date, text: string, tone: Dated['tone']): Dated => ({
    at,
    paymentNo: row.payment_no,
    text,
    tone,
  });
  return [
    of(row.requested_at, `申请退回 ${amount(row.amount_fen)}（${row.refund_no}）`, 'waits'),
    ...(row.held_at ? [of(row.held_at, `渠道拒绝：${maskAll(row.last_error ?? '')}`, 'stopped')] : []),
    ...(row.done_at ? [of(row.done_at, `已退回 ${amount(row.amount_fen)}`, 'done')] : []),
  ];
}
