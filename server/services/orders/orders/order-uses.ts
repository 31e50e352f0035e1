import { sql, type RawBuilder } from 'kysely';
import type { OrderUse } from '#core/rules/order/shown-order.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { isOwnedCode } from './refunded-pieces.ts';

/** What can still be used of an order, and whether money of a refund is on its way. */
export interface UseOfOrder extends OrderUse {
  /** The end of what ends first; null: nothing is left. */
  readonly until: Date | null;
  readonly isRefunding: boolean;
}

const nothing: UseOfOrder = { codes: 0, visits: 0, ended: 0, until: null, isRefunding: false };

/** A line that was not refunded. */
const isOwned = (line: RawBuilder<unknown>) =>
  sql`not exists (select from order_refund_lines f where (f.order_no, f.line) = (${line}))`;

/** Visits of lounges that lines of orders `o`, `l` grant: how many are not used, and their end. */
const visitsLeft = sql`l.quantity - (select count(*) from lounge_orders v
  where v.right_id = 'order.' || l.order_no || '.' || l.line and v.state = 'verified')`;
const visitsUntil = sql`coalesce(
  (select r.expires_at from lounge_rights r where r.right_id = 'order.' || l.order_no || '.' || l.line),
  o.created_at + make_interval(days => p.valid_days))`;
const visitLines = sql`orders o join order_lines l using (order_no) join lounge_products p using (sku_id)`;
const grantsVisits = sql`o.state in ('paid', 'delivering', 'shipped', 'done')`;

interface Row extends UseOfOrder {
  readonly order_no: string;
}

/** What can be used of these orders, in one query. */
export async function orderUses(
  db: Db | Tx,
  orderNos: readonly string[],
  now: Date,
): Promise<(orderNo: string) => UseOfOrder> {
  if (orderNos.length === 0) return () => nothing;
  const { rows } = await sql<Row>`
    select n.order_no, u.codes, u.visits, u.ended, u.until,
      exists (select from order_refunds r where r.order_no = n.order_no and r.state = 'refunding') as "isRefunding"
    from unnest(${orderNos}::text[]) as n (order_no) cross join lateral (
      select coalesce(sum(pieces) filter (where is_code and until > ${now}), 0)::integer as codes,
        coalesce(sum(pieces) filter (where not is_code and until > ${now}), 0)::integer as visits,
        coalesce(sum(pieces) filter (where until <= ${now}), 0)::integer as ended,
        min(until) filter (where until > ${now} and pieces > 0) as until
      from (
        select true as is_code, 1 as pieces, c.valid_until as until from sku_codes c
        where c.order_no = n.order_no and c.used_at is null and ${isOwnedCode}
        union all
        select false, ${visitsLeft}, ${visitsUntil} from ${visitLines}
        where o.order_no = n.order_no and ${grantsVisits} and ${isOwned(sql`l.order_no, l.line`)}
      ) each_item
    ) u`.execute(db);
  const uses = new Map(rows.map(({ order_no, ...use }) => [order_no, use]));
  return (orderNo) => uses.get(orderNo) ?? nothing;
}

export interface OrderToUse {
  readonly order_no: string;
  /** The end of what ends first. */
  readonly until: Date;
}

/** The subscriber's orders with something to use; from the codes themselves, and from orders that are young enough to have visits. */
export const ordersToUse = (userId: string, now: Date): RawBuilder<OrderToUse> => sql<OrderToUse>`(
  select order_no, min(until) as until from (
    select c.order_no, c.valid_until as until from sku_codes c
    where c.user_id = ${userId} and c.used_at is null and c.valid_until > ${now} and ${isOwnedCode}
    union all
    select o.order_no, ${visitsUntil} from ${visitLines}
    where o.user_id = ${userId} and ${grantsVisits}
      and o.created_at > ${now}::timestamptz - (select make_interval(days => coalesce(max(valid_days), 0)) from lounge_products)
      and ${isOwned(sql`l.order_no, l.line`)} and ${visitsLeft} > 0 and ${visitsUntil} > ${now}
  ) each_item group by order_no
)`;
