import { sql, type RawBuilder } from 'kysely';
import type { OrderStep } from '#core/contract/console/orders/order-states.ts';
import type { ConsoleOrder } from '#core/contract/console/orders/orders.shapes.ts';
import { orderStep, stuckAfterMs } from '#core/rules/console/orders/order-step.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { OrderState } from '#core/rules/order/order-states.ts';
import type { PayMethodId } from '#core/rules/pay/pay-methods.ts';
import type { Encryption } from '../../../crypto/encryption.ts';

export interface OrderListRow {
  readonly order_no: string;
  readonly user_id: string;
  readonly mobile_sealed: string;
  readonly area_num: string | null;
  readonly goods_name: string;
  readonly sku_name: string;
  readonly pic_url: string;
  readonly pieces: number;
  readonly more_lines: number;
  readonly state: OrderState;
  readonly pay_method_id: PayMethodId | null;
  readonly is_paying: boolean;
  readonly is_on_hold: boolean;
  readonly to_ship: boolean;
  readonly is_refund_on_hold: boolean;
  readonly is_stuck: boolean;
  readonly moved_at: Date;
  readonly payable_fen: number;
  readonly paid_fen: number;
  readonly refunded_fen: number;
  readonly created_at: Date;
}

/** Whether an order, a row `orders`, waits longer than it does by itself. Of orders in the states under way alone. */
export function isStuck(now: Date): RawBuilder<boolean> {
  const limit = new Date(now.getTime() - stuckAfterMs);
  return sql<boolean>`case orders.state
    when 'created' then exists (
      select from payments p where p.order_no = orders.order_no and p.state in ('open', 'closing') and p.created_at < ${limit})
    when 'paid' then not exists (select from order_holds h where h.order_no = orders.order_no)
      and coalesce((select paid_at from payments p where p.order_no = orders.order_no and p.state = 'paid' and not p.is_surplus), orders.created_at) < ${limit}
    when 'delivering' then exists (
      select from order_deliveries d where d.order_no = orders.order_no and d.way = 'supplier' and d.state = 'delivering' and d.deliver_by < ${now})
    when 'refunding' then exists (
      select from payment_refunds r where r.order_no = orders.order_no and r.state = 'requested'
        and (r.held_at is not null or r.requested_at < ${limit}))
    else false end`;
}

/** The columns of an order that lists show, of a row `orders`. */
export const orderColumns = (now: Date) => sql`
  orders.order_no, orders.user_id, u.mobile_sealed, u.area_num, l.goods_name, l.sku_name, l.pic_url, l.quantity as pieces, l.lines - 1 as more_lines, orders.state,
  p.pay_method_id, coalesce(p.state in ('open', 'closing'), false) as is_paying,
  exists (select from order_holds h where h.order_no = orders.order_no) as is_on_hold,
  exists (select from order_deliveries d where d.order_no = orders.order_no and d.way = 'post' and d.state = 'delivering') as to_ship,
  exists (select from payment_refunds r where r.order_no = orders.order_no and r.state = 'requested' and r.held_at is not null) as is_refund_on_hold,
  ${isStuck(now)} as is_stuck, coalesce(g.at, orders.created_at) as moved_at,
  orders.payable_fen, orders.paid_fen, orders.refunded_fen, orders.created_at`;

export const orderJoins = sql`
  join users u on u.user_id = orders.user_id
  cross join lateral (
    select goods_name, sku_name, pic_url, quantity, count(*) over ()::integer as lines from order_lines
    where order_no = orders.order_no order by line limit 1) l
  left join lateral (
    select pay_method_id, state from payments where order_no = orders.order_no and not is_surplus
    order by state = 'paid' desc, created_at desc limit 1) p on true
  left join lateral (select at from order_log where order_no = orders.order_no order by seq desc limit 1) g on true`;

export function orderView({ mobiles }: Encryption, row: OrderListRow, now: Date): ConsoleOrder {
  const step: OrderStep | null = orderStep({
    state: row.state,
    isPaying: row.is_paying,
    isOnHold: row.is_on_hold,
    toShip: row.to_ship,
    isRefundOnHold: row.is_refund_on_hold,
  });
  return {
    orderNo: row.order_no,
    userId: row.user_id,
    mobile: maskMobile(mobiles.open(row.mobile_sealed)),
    areaNum: row.area_num,
    goodsName: row.goods_name,
    skuName: row.sku_name,
    picUrl: row.pic_url,
    pieces: row.pieces,
    moreLines: row.more_lines,
    state: row.state,
    step,
    waitsSeconds: step && Math.max(0, Math.floor((now.getTime() - row.moved_at.getTime()) / 1_000)),
    isStuck: row.is_stuck,
    payMethodId: row.pay_method_id,
    payableFen: row.payable_fen,
    paidFen: row.paid_fen,
    refundedFen: row.refunded_fen,
    createdAt: row.created_at.toISOString(),
  };
}
