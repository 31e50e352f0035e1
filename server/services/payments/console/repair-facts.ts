import { sql } from 'kysely';
import type { OrderState } from '#core/contract/order/order-states.ts';
import type { RepairFacts } from '#core/rules/console/money/planned-repair.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { DifferenceRow } from '../differences/differences.ts';

export interface DifferenceFacts extends Pick<
  RepairFacts,
  'orderState' | 'isSurplus' | 'isPaid' | 'isRefunded'
> {
  readonly paidFen: number;
  readonly refundedFen: number;
  readonly goodsName: string;
  readonly tradeNo: string | null;
}

/** What the repair of a difference depends on: its order, its payment and its refund. */
export async function differenceFacts(
  db: Db | Tx,
  { order_no, payment_no, reference }: Pick<DifferenceRow, 'order_no' | 'payment_no' | 'reference'>,
): Promise<DifferenceFacts> {
  const { rows } = await sql<{
    order_state: OrderState | null;
    paid_fen: number | null;
    refunded_fen: number | null;
    is_surplus: boolean | null;
    is_paid: boolean;
    is_refunded: boolean;
    trade_no: string | null;
    goods_name: string | null;
  }>`
    select o.state as order_state, o.paid_fen, o.refunded_fen, p.is_surplus, coalesce(p.state = 'paid', false) as is_paid,
      exists (select from payment_refunds r where r.refund_no = ${reference} and r.state = 'done') as is_refunded, p.trade_no,
      (select string_agg(goods_name || ' ×' || quantity, '、' order by line) from order_lines l where l.order_no = o.order_no) as goods_name
    from (select) one
    left join orders o on o.order_no = ${order_no}
    left join payments p on p.payment_no = ${payment_no}`.execute(db);
  const [row] = rows;
  return {
    orderState: row?.order_state ?? null,
    paidFen: row?.paid_fen ?? 0,
    refundedFen: row?.refunded_fen ?? 0,
    isSurplus: row?.is_surplus ?? null,
    isPaid: row?.is_paid ?? false,
    isRefunded: row?.is_refunded ?? false,
    tradeNo: row?.trade_no ?? null,
    goodsName: row?.goods_name ?? '',
  };
}
