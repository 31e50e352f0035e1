import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { chinaDate, during } from './fold-origins.ts';
import type { Slice } from './fold-position.ts';

/** Adds the orders, payments and refunds of a slice, each on the day and in the hour that it happened. */
export async function foldOrders(tx: Tx, slice: Slice): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    with happened as materialized (
      select row_number() over () as nth, * from (
        select order_no, at, (state = 'created')::integer as orders, (state = 'paid')::integer as paid, 0 as paid_fen,
          0 as refunds, 0 as refunds_fen, null as refund_no
        from order_log where ${during(sql`at`, slice)} and state in ('created', 'paid')
        union all
        select order_no, at, 0, 0, case when is_refund then 0 else amount_fen end, is_refund::integer,
          case when is_refund then amount_fen else 0 end, case when is_refund then substr(movement, 8) end
        from ledger_entries, lateral (select movement like 'refund %' as is_refund) as kind
        where ${during(sql`at`, slice)} and side = 'debit' and (movement like 'pay %' or movement like 'refund %')
      ) as each
    ), placed as materialized (
      select h.*, ${chinaDate(sql`h.at`)} as day, coalesce(k.city, u.area_num, '') as city, coalesce(k.host, '') as host
      from happened h left join orders o using (order_no) left join users u using (user_id)
        left join report_origins k on k.kind = 'order' and k.id = h.order_no
    ), parts as (
      -- The goods that an event is about: those of the refund where it names lines, otherwise all that were paid for.
      select p.*, coalesce(l.goods_id, '') as goods_id, coalesce(l.quantity, 0) as quantity, coalesce(l.weight, 0) as weight,
        row_number() over whole as place, sum(coalesce(l.weight, 0)) over (partition by p.nth) as whole_weight,
        sum(coalesce(l.weight, 0)) over whole as reached
      from placed p left join lateral (
        select goods_id, sum(quantity) as quantity, sum(payable_fen) as weight
        from order_lines line where line.order_no = p.order_no and (
          p.refund_no is null
          or not exists (select from order_refund_lines f where f.order_no = p.order_no and f.refund_no = p.refund_no)
          or exists (select from order_refund_lines f where (f.order_no, f.line, f.refund_no) = (line.order_no, line.line, p.refund_no)))
        group by goods_id
      ) as l on true
      window whole as (partition by p.nth order by l.goods_id)
    ), by_place as (
      insert into report_order_days as d ${columns}
      select 'place', day, '', city, host, sum(orders), sum(pieces), sum(paid), sum(paid_fen), sum(refunds), sum(refunds_fen)
      from (
        select p.*, case when p.orders = 0 then 0 else
          (select coalesce(sum(quantity), 0) from order_lines l where l.order_no = p.order_no) end as pieces from placed p
      ) as each
      group by day, city, host
      on conflict (level, day, goods_id, city, host) do update set ${added}
    ), by_hour as (
      insert into report_place_hours as d (hour, city, host, orders, paid, paid_fen, refunds, refunds_fen)
      select date_trunc('hour', at), city, host, sum(orders), sum(paid), sum(paid_fen), sum(refunds), sum(refunds_fen)
      from placed group by 1, 2, 3
      on conflict (hour, city, host) do update set orders = d.orders + excluded.orders, paid = d.paid + excluded.paid,
        paid_fen = d.paid_fen + excluded.paid_fen, refunds = d.refunds + excluded.refunds,
        refunds_fen = d.refunds_fen + excluded.refunds_fen
    ), by_product as (
      insert into report_order_days as d ${columns}
      select case when grouping(city) = 1 then 'product' else 'cell' end, day, goods_id, coalesce(city, ''), coalesce(host, ''),
        sum(orders), sum(case when orders = 0 then 0 else quantity end), sum(paid),
        sum(${share(sql`paid_fen`)}), sum(refunds), sum(${share(sql`refunds_fen`)})
      from parts group by grouping sets ((day, goods_id), (day, goods_id, city, host))
      on conflict (level, day, goods_id, city, host) do update set ${added}
    )
    select count(*)::integer as folded from happened`.execute(tx);
  return rows[0]?.folded ?? 0;
}

const columns = sql`(level, day, goods_id, city, host, orders, pieces, paid, paid_fen, refunds, refunds_fen)`;
const added = sql`orders = d.orders + excluded.orders, pieces = d.pieces + excluded.pieces, paid = d.paid + excluded.paid,
  paid_fen = d.paid_fen + excluded.paid_fen, refunds = d.refunds + excluded.refunds, refunds_fen = d.refunds_fen + excluded.refunds_fen`;

/** A goods' part of an amount, by what its lines cost; the parts of an order add up to the fen. */
const share = (amount: RawBuilder<unknown>): RawBuilder<unknown> => sql`case
  when whole_weight = 0 then case when place = 1 then ${amount} else 0 end
  else floor(${amount}::numeric * reached / whole_weight) - floor(${amount}::numeric * (reached - weight) / whole_weight) end`;
