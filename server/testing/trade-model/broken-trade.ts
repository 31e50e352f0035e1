import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface TradeFacts {
  /** Each sku with its first stock. */
  readonly stock: ReadonlyMap<string, number>;
  /** Each buyer with their first points. */
  readonly points: ReadonlyMap<string, number>;
  readonly cardsOfEach: number;
}

/** What is wrong at any moment: stock, cards and points against orders and payments, deliveries against refunds and the supplier. */
export async function brokenTrade(
  db: Db,
  { stock, points, cardsOfEach }: TradeFacts,
): Promise<readonly string[]> {
  const buyers = [...points.keys()];
  const { rows } = await sql<{ broken: string }>`
    with lines as (
      select o.user_id, o.state as order_state, l.*, r.refund_no from order_lines l join orders o using (order_no)
      left join order_refund_lines r using (order_no, line) where o.user_id = any(${buyers}::text[])
    ), live as (
      select distinct order_no, user_id from lines where order_state <> 'closed' and refund_no is null
    ), cards as (
      select c.*, (select count(*) from order_cards k join live using (order_no) where k.card_code = c.card_code) as orders
      from user_coupons c where c.user_id = any(${buyers}::text[])
    )
    select 'stock of ' || s.sku_id || ': ' || s.stock_left || ' left, ' || coalesce(t.taken, 0) || ' taken' as broken
    from skus s join unnest(${[...stock.keys()]}::text[], ${[...stock.values()]}::integer[]) as f(sku_id, fen) using (sku_id)
    left join (
      select sku_id, sum(quantity) as taken from lines where order_state <> 'closed' and refund_no is null group by 1
    ) t using (sku_id)
    where s.stock_left + coalesce(t.taken, 0) <> f.fen
    union all
    select 'card ' || card_code || ' is ' || state || ' with ' || orders || ' orders' from cards
    where orders > 1 or (state in ('reserved', 'used')) <> (orders = 1)
    union all
    select 'cards of ' || user_id || ': ' || count(*) from cards where state in ('usable', 'reserved', 'used')
    group by user_id having count(*) > ${cardsOfEach}
    union all
    select 'points of ' || u.user_id || ': ' || u.points from users u
    join unnest(${buyers}::text[], ${[...points.values()]}::integer[]) as f(user_id, fen) using (user_id)
    where u.points + coalesce((select sum(p.amount_fen) from payments p where p.user_id = u.user_id and p.pay_method_id = 6 and p.state = 'paid'), 0)
      - coalesce((select sum(r.amount_fen) from payment_refunds r join payments p using (payment_no)
          where p.user_id = u.user_id and p.pay_method_id = 6 and r.state = 'done'), 0) <> f.fen
    union all
    select 'delivered and refunded ' || d.delivery_id from order_deliveries d join lines l using (order_no, line)
    where d.state = 'delivered' and l.refund_no is not null
    union all
    select 'failed and kept ' || d.delivery_id from order_deliveries d join lines l using (order_no, line)
    where d.state = 'failed' and l.refund_no is null
    union all
    select 'never granted ' || d.delivery_id from order_deliveries d join lines l using (order_no, line)
    where d.state = 'delivered' and not exists (select from sandbox_grants g where g.claim_id = d.delivery_id and g.outcome = 'granted')
    union all
    select 'movement ' || movement from ledger_entries group by movement having sum(amount_fen) <> 0 or count(*) <> 2`.execute(
    db,
  );
  return rows.map(({ broken }) => broken);
}

/** What is not settled though nothing is under way any more. */
export async function unsettledTrade(db: Db, buyers: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ stuck: string }>`
    select 'order ' || order_no || ' ' || state as stuck from orders
    where user_id = any(${buyers}::text[]) and state not in ('closed', 'done', 'refunded')
    union all
    select 'payment ' || payment_no || ' ' || state from payments
    where user_id = any(${buyers}::text[]) and state in ('open', 'closing')
    union all
    select 'refund ' || r.refund_no || ' ' || r.state from payment_refunds r join payments p using (payment_no)
    where p.user_id = any(${buyers}::text[]) and r.state <> 'done'`.execute(db);
  return rows.map(({ stuck }) => stuck);
}
