import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Broken invariants of lottery draws as sentences; empty when all is well and no claim of a prize is left to be made. */
export async function brokenLotteryDraws(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ broken: string }>`
    with made as (select d.*, p.prize_id, p.kind from lottery_draws d join lottery_prizes p using (lottery_id, version, place)),
    won as (select prize_id, count(*) as n from made group by prize_id)
    select format('prize %s: %s of %s units taken by %s draws', prize_id, taken, total, coalesce(n, 0)) as broken
      from lottery_stock left join won using (prize_id) where taken <> coalesce(n, 0) or taken > total
    union all select format('draw %s has another prize than its place', chance_id) from made
      where (kind = 'coupon') <> (card_code is not null) or (kind = 'right') <> (subscription_id is not null)
    union all select format('draw %s used a chance of another subscriber', chance_id) from lottery_draws d join lottery_chances h using (chance_id) where h.user_id <> d.user_id
    union all select format('draw %s won a coupon that is missing', chance_id) from made m
      where card_code is not null and not exists (select from user_coupons c where c.card_code = m.card_code and c.user_id = m.user_id)
    union all select format('coupon %s was given without a draw', card_code) from user_coupons c
      where template_id in (select template_id from lottery_prizes) and not exists (select from made m where m.card_code = c.card_code)
    union all select format('subscription %s was opened without a draw', subscription_id) from subscriptions s
      where product_id in (select g.product_id from lottery_prizes join rights using (rights_id) join right_groups g using (group_id))
        and not exists (select from made m where m.subscription_id = s.subscription_id)
    union all select format('draw %s of a right has %s claims', chance_id, count(claim_id)) from made m
      left join claims c on c.user_id = m.user_id and c.subscription_id = m.subscription_id and c.state <> 'failed'
      where m.subscription_id is not null group by chance_id having count(claim_id) <> 1`.execute(db);
  return rows.map(({ broken }) => broken);
}

/** Broken invariants of flash sales that were drawn among more entrants than pieces; empty when all is well. */
export async function brokenFlashSaleDraws(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ broken: string }>`
    with won as (select session_id, goods_id, count(*) as n from draw_entries where won group by 1, 2),
    reserved as (select session_id, goods_id, count(*) as n, count(distinct user_id) as people,
      coalesce(sum(quantity) filter (where state <> 'released'), 0) as live from sale_reservations where origin = 'draw' group by 1, 2),
    counts as (select k.activity_id, k.total, k.sold, coalesce(w.n, 0) as winners, coalesce(r.n, 0) as reservations,
      coalesce(r.people, 0) as people, coalesce(r.live, 0) as live
      from seckill_goods k join draws d using (session_id) left join won w using (session_id, goods_id) left join reserved r using (session_id, goods_id)
      where d.drawn_at is not null)
    select format('%s: %s pieces, %s winners, %s reservations of %s people, %s sold', activity_id, total, winners, reservations, people, sold) as broken
      from counts where winners <> total or reservations <> winners or people <> winners or sold <> live
    union all select format('%s has no draw', session_id) from draw_entries where won is null group by session_id
    union all select format('%s won in %s and got %s messages', user_id, session_id, messages) from (
      select e.user_id, e.session_id, (select count(*) from messages m where m.user_id = e.user_id and m.source = 'draw ' || e.session_id) as messages
      from draw_entries e where won) w where messages <> 1`.execute(db);
  return rows.map(({ broken }) => broken);
}
