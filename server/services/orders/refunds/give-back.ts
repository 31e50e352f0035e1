import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { RefundedPieces } from './line-facts.ts';
import { endVisits } from '../../lounges/public.ts';

interface ReturnedPieces {
  readonly orderNo: string;
  readonly refundNo: string;
  readonly pieces: readonly RefundedPieces[];
}

/**
 * Gives back what refunded pieces took: stock, their count as sold, codes; and with the last piece of a line its memberships, bought cards and
 * visits. The rows of the refund decide, so it happens once.
 */
export async function giveBackLines(
  tx: Tx,
  { orderNo, refundNo, pieces }: ReturnedPieces,
  now: Date,
): Promise<void> {
  const lines = pieces.filter(({ isRest }) => isRest).map(({ line }) => line);
  await sql`
    with taken as (
      select l.goods_id, l.sku_id, l.took_stock, l.stock_area, g.pieces as quantity,
        -- Each piece has the same part, the last one the rest.
        case when g.is_rest then l.payable_fen - l.payable_fen / l.quantity * (l.quantity - g.pieces)
          else l.payable_fen / l.quantity * g.pieces end as payable_fen
      from order_lines l join unnest(${pieces.map(({ line }) => line)}::smallint[], ${pieces.map((each) => each.pieces)}::integer[],
        ${pieces.map(({ isRest }) => isRest)}::boolean[]) as g (line, pieces, is_rest) using (line)
      where l.order_no = ${orderNo}
    ), stock as (
      update skus s set stock_left = s.stock_left + t.quantity
      from (select sku_id, sum(quantity)::integer as quantity from taken where took_stock group by sku_id) t
      where s.sku_id = t.sku_id
    ), area as (
      update area_stock a set inventory = a.inventory + t.quantity
      from (select sku_id, stock_area, sum(quantity)::integer as quantity from taken where stock_area is not null group by 1, 2) t
      where a.sku_id = t.sku_id and a.area_num = t.stock_area
    ), sold as (
      insert into sold_changes (goods_id, sku_id, pieces, paid_fen, at)
      select goods_id, sku_id, -quantity, -payable_fen, ${now} from taken
    ), codes as (
      update sku_codes set order_no = null, line = null, user_id = null, reminded_at = null,
        valid_until = coalesce(supplier_valid_until, valid_until), supplier_valid_until = null
      where order_no = ${orderNo} and num_nonnulls(shown_at, used_at) = 0 and (
        line = any(${lines}::smallint[])
        or code_id in (select code_id from order_refund_codes r where r.order_no = ${orderNo} and r.refund_no = ${refundNo}))
    ), memberships as (
      -- It ends where the unused period began: a claim of the same moment is judged by a time before now.
      select s.subscription_id, coalesce(p.begins_at, s.opened_at) as ends_at, p.period
      from order_deliveries d left join renewal_periods p using (order_no)
      join subscriptions s on s.subscription_id = coalesce(p.subscription_id, d.delivery_id)
      where d.order_no = ${orderNo} and d.line = any(${lines}::smallint[]) and d.way = 'membership' and d.state <> 'failed'
    ), ended as (
      update subscriptions s set ends_at = m.ends_at from memberships m where s.subscription_id = m.subscription_id
    ), renewed as (
      update renewals r set state = 'ended', changed_at = ${now}, period = coalesce(m.period - 1, r.period), anchor_at = m.ends_at,
        anchor_months = 0, next_try_at = ${now}
      from memberships m where r.subscription_id = m.subscription_id
    ), periods as (
      update renewal_periods p set begins_at = null from memberships m where p.order_no = ${orderNo} and m.period is not null
    )
    update user_coupons c set state = 'expired', expires_at = ${now} from order_deliveries d, orders o
    where d.order_no = ${orderNo} and d.line = any(${lines}::smallint[]) and d.way = 'coupons' and o.order_no = d.order_no
      and c.user_id = o.user_id and starts_with(c.card_code, 'P' || d.delivery_id || '-') and c.state = 'usable'`.execute(
    tx,
  );
  if (lines.length > 0) await endVisits(tx, orderNo, lines, now);
}
