import { sql, type RawBuilder } from 'kysely';
import type { ConsoleRefund } from '#core/contract/console/orders/refund-queue.shapes.ts';
import type { ConsoleRefundKind } from '#core/contract/console/orders/refund-states.ts';
import { stuckAfterMs } from '#core/rules/console/orders/order-step.ts';
import { refundState } from '#core/rules/console/orders/refund-acts.ts';
import { maskAll, maskMobile } from '#core/rules/format/phone.ts';
import type { PayMethodId } from '#core/rules/pay/pay-methods.ts';
import type { Encryption } from '../../../../crypto/encryption.ts';
import { refundPieces } from '../../orders/refunded-pieces.ts';
import type { OrderRefunds } from '../../../../db/schema/fulfilment.ts';

/** The tables that refunds are in; each has columns and names of states of its own. */
export type RefundTable = 'channel' | 'till' | 'free';
export const refundTables = ['channel', 'till', 'free'] as const;

/** The rows of a table as `r`, with columns that all of them have. Refunds without money have no channel and are over at once. */
export const refundsOf: Readonly<Record<RefundTable, RawBuilder<unknown>>> = {
  channel: sql`
    select f.refund_no, case when p.is_surplus then 'surplus' else 'order' end as kind, f.order_no, f.payment_no, p.pay_method_id, p.user_id,
      f.amount_fen, f.reason, case f.state when 'requested' then 'open' when 'done' then 'done' else 'ended' end as state,
      f.tries, f.last_error as error, f.held_at, f.requested_at, f.next_try_at, f.done_at
    from payment_refunds f join payments p using (payment_no)`,
  till: sql`
    select f.refund_no, 'till' as kind, null as order_no, f.payment_no, 3 as pay_method_id, p.user_id,
      f.amount_fen, '收银台退款' as reason, case f.state when 'pending' then 'open' when 'credited' then 'done' else 'ended' end as state,
      f.tries, case when f.tries > 0 and f.state <> 'credited' then '话费没有入账' end as error, f.held_at, f.created_at as requested_at,
      f.next_try_at, f.credited_at as done_at
    from till_refunds f join till_payments p using (payment_no)`,
  free: sql`
    select f.refund_no, 'order' as kind, f.order_no, null as payment_no, null::smallint as pay_method_id, f.user_id,
      f.amount_fen, f.reason, 'done' as state, 0::smallint as tries, null as error, null::timestamptz as held_at, f.requested_at,
      null::timestamptz as next_try_at, f.settled_at as done_at
    from order_refunds f`,
};

export interface RefundRow {
  readonly refund_no: string;
  readonly kind: ConsoleRefundKind;
  readonly order_no: string | null;
  readonly payment_no: string | null;
  readonly pay_method_id: PayMethodId | null;
  readonly user_id: string;
  readonly mobile_sealed: string;
  readonly name: string;
  readonly amount_fen: number;
  readonly reason: string;
  readonly cause: OrderRefunds['cause'] | null;
  readonly operator: string | null;
  readonly state: 'open' | 'done' | 'ended';
  readonly tries: number;
  readonly error: string | null;
  readonly held_at: Date | null;
  readonly requested_at: Date;
  readonly next_try_at: Date | null;
  readonly done_at: Date | null;
}

/** What lists and the detail show of refunds `r`. */
export const refundColumns = sql`
  r.*, u.mobile_sealed, o.cause, m.name as operator, coalesce(
    (select l.goods_name from ${refundPieces} n join order_lines l using (order_no, line) where n.refund_no = r.refund_no order by n.line limit 1),
    (select l.goods_name from order_lines l where l.order_no = r.order_no order by l.line limit 1),
    (select s.name from till_payments t join shops s on s.shop_id = t.shop_id where t.payment_no = r.payment_no), '') as name`;
export const refundJoins = sql`
  join users u on u.user_id = r.user_id
  left join order_refunds o on o.refund_no = r.refund_no
  left join operator_refunds a on a.refund_no = r.refund_no
  left join operators m on m.operator_id = a.requested_by`;

function askerOf({ kind, operator, cause }: RefundRow): ConsoleRefund['askedBy'] {
  if (kind === 'till') return { kind: 'till', name: null };
  if (operator !== null) return { kind: 'operator', name: operator };
  return { kind: cause ?? 'system', name: null };
}

export function refundView({ mobiles }: Encryption, row: RefundRow, now: Date): ConsoleRefund {
  const waits = now.getTime() - row.requested_at.getTime();
  return {
    refundNo: row.refund_no,
    kind: row.kind,
    orderNo: row.order_no,
    paymentNo: row.payment_no,
    payMethodId: row.pay_method_id,
    userId: row.user_id,
    mobile: maskMobile(mobiles.open(row.mobile_sealed)),
    name: row.name,
    amountFen: row.amount_fen,
    reason: maskAll(row.reason),
    askedBy: askerOf(row),
    state: refundState({
      state: row.state,
      isOnHold: row.held_at !== null,
      hasFailed: row.error !== null,
    }),
    isLate: row.state === 'open' && waits > stuckAfterMs,
    tries: row.tries,
    error: row.error && maskAll(row.error),
    requestedAt: row.requested_at.toISOString(),
    waitsSeconds: row.state === 'open' ? Math.max(0, Math.floor(waits / 1_000)) : null,
  };
}
