import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What is wrong with money: orders against payments, the ledger against both, and the ledger against the sandbox's channels. */
export async function brokenPayments(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ broken: string }>`
    with captured as (
      select order_no, sum(amount_fen) as fen, count(*) as payments from payments where state = 'paid' and not is_surplus group by 1
    ), refunded as (
      select r.order_no, sum(r.amount_fen) as fen from payment_refunds r join payments p using (payment_no)
      where r.state = 'done' and not p.is_surplus group by 1
    ), ours as (
      select account as channel, sum(amount_fen) as fen from ledger_entries where account not in ('orders', 'surplus', 'write-off', 'deductions') group by 1
    ), theirs as (
      select channel, sum(fen) as fen from (
        select channel, amount_fen as fen from sandbox_trades where state = 'paid'
        union all select channel, -amount_fen from sandbox_refunds
        union all select 'phone-bill', d.amount_fen from sandbox_debits d where state = 'debited'
          and not exists (select from till_payments t where t.payment_no = d.order_no)
        union all select 'phone-bill', -c.amount_fen from sandbox_credits c join payment_refunds r on r.refund_no = c.order_no
      ) moved group by 1
    )
    select 'paid ' || o.order_no as broken from orders o left join captured c using (order_no)
    where o.paid_fen <> coalesce(c.fen, 0) or c.payments > 1
      or o.state in ('paid', 'delivering', 'shipped', 'done', 'refunding', 'refunded') and o.payable_fen <> coalesce(c.fen, 0)
      or o.state in ('created', 'closed') and c.fen is not null
    union all
    select 'refunded ' || o.order_no from orders o left join refunded r using (order_no) where o.refunded_fen <> coalesce(r.fen, 0)
    union all
    select 'surplus kept ' || p.payment_no from payments p where p.is_surplus and p.refunding_fen <> p.amount_fen
    union all
    select 'movement ' || movement from ledger_entries group by movement having sum(amount_fen) <> 0 or count(*) <> 2
    union all
    select 'not in the ledger ' || payment_no from payments p
    where state = 'paid' and not exists (select from ledger_entries where movement = 'pay ' || p.payment_no)
    union all
    select 'orders owe ' || l.order_no from (
      select order_no, -sum(amount_fen) as fen from ledger_entries where account = 'orders' group by 1
    ) l join orders o using (order_no) where l.fen <> o.paid_fen - o.refunded_fen
    union all
    select 'points ' || o.order_no from orders o
    join (select order_no, sum(points_fen - points_fen / quantity * c.pieces) filter (where r.refund_no is null) as kept from order_lines l
      cross join lateral (select count(*) as pieces from order_refund_codes c where (c.order_no, c.line) = (l.order_no, l.line)) c
      left join order_refund_lines r using (order_no, line) group by 1) l using (order_no)
    left join (select order_no, -sum(amount_fen) as fen from ledger_entries where account = 'deductions' group by 1) d using (order_no)
    where coalesce(d.fen, 0) <> case when o.state = 'closed' then 0 else coalesce(l.kept, 0) end
    union all
    select 'channel ' || channel || ' ' || coalesce(o.fen, 0) || ' ' || coalesce(t.fen, 0)
    from ours o full join theirs t using (channel) where channel <> 'points' and coalesce(o.fen, 0) <> coalesce(t.fen, 0)`.execute(
    db,
  );
  return rows.map(({ broken }) => broken);
}
