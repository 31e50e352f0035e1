import { sql } from 'kysely';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { afterSale } from '#core/contract/order/after-sale.ts';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';

type Savings = DataOf<typeof afterSale.orderSavings>;

/** What one of the subscriber's orders cost less than its list prices, and what all orders of this year did. Points are paid with, so they save nothing. */
export async function orderSavings(
  { db, clock }: Deps,
  { userId }: Member,
  orderNo: string,
): Promise<Savings> {
  const { year } = chinaTime(clock.now());
  const { rows } = await sql<Savings & { readonly owned: boolean }>`
    select coalesce(sum(saved) filter (where is_this), 0)::integer as "savedFen",
      coalesce(sum(saved) filter (where is_of_year), 0)::integer as "yearSavedFen", coalesce(bool_or(is_this), false) as owned
    from (
      select o.order_no = ${orderNo} as is_this, o.created_at >= y.begins_at as is_of_year,
        case when o.state in ('paid', 'delivering', 'shipped', 'done') and f.line is null
          then
            -- Of codes given back one by one, what those that are kept saved.
            (l.list_fen - l.payable_fen - l.points_fen) * (l.quantity - c.pieces) / l.quantity end as saved
      from (select ${new Date(chinaInstant({ year, month: 1 }))}::timestamptz as begins_at) y
      join orders o on o.user_id = ${userId} and (o.created_at >= y.begins_at or o.order_no = ${orderNo})
      join order_lines l using (order_no)
      cross join lateral (select count(*)::integer as pieces from order_refund_codes c where c.order_no = l.order_no and c.line = l.line) c
      left join order_refund_lines f on f.order_no = l.order_no and f.line = l.line
    ) lines`.execute(db);
  const [row] = rows;
  if (!row?.owned) throw new Refusal('没有找到该订单');
  return { savedFen: row.savedFen, yearSavedFen: row.yearSavedFen };
}
