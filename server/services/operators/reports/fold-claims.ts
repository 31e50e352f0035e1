import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { chinaDate, during, visitOf } from './fold-origins.ts';
import type { Slice } from './fold-position.ts';

/** Adds the claims, deliveries and give-backs of a slice, each on the day and in the hour that it happened. */
export async function foldClaims(tx: Tx, slice: Slice): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    with happened as materialized (
      select claim_id, claimed_at as at, 1 as claimed, 0 as delivered, 0 as failed
      from claims where ${during(sql`claimed_at`, slice)}
      union all
      select claim_id, at, 0, (event = 'delivered')::integer, (event = 'refused')::integer
      from claim_events where ${during(sql`at`, slice)} and event in ('delivered', 'refused')
    ), placed as (
      select date_trunc('hour', h.at) as hour, ${chinaDate(sql`h.at`)} as day, c.product_id, coalesce(k.city, u.area_num, '') as city,
        coalesce(k.host, v.host, '') as host, h.claimed, h.delivered, h.failed
      from happened h join claims c using (claim_id)
        left join report_origins k on k.kind = 'claim' and k.id = h.claim_id
        left join users u using (user_id)
        left join lateral (${visitOf(sql`c.user_id`, sql`c.claimed_at`)}) as v on true
    ), hours as (
      insert into report_place_hours as d (hour, city, host, claimed, delivered, failed)
      select hour, city, host, sum(claimed), sum(delivered), sum(failed) from placed group by 1, 2, 3
      on conflict (hour, city, host) do update set claimed = d.claimed + excluded.claimed,
        delivered = d.delivered + excluded.delivered, failed = d.failed + excluded.failed
    ), summed as (
      select case when grouping(product_id) = 1 then 'place' when grouping(city) = 1 then 'product' else 'cell' end as level,
        day, coalesce(product_id, '') as product_id, coalesce(city, '') as city, coalesce(host, '') as host,
        sum(claimed) as claimed, sum(delivered) as delivered, sum(failed) as failed
      from placed group by grouping sets ((day, city, host), (day, product_id), (day, product_id, city, host))
    ), written as (
      insert into report_claim_days as d (level, day, product_id, city, host, claimed, delivered, failed)
      select level, day, product_id, city, host, claimed, delivered, failed from summed
      on conflict (level, day, product_id, city, host) do update set claimed = d.claimed + excluded.claimed,
        delivered = d.delivered + excluded.delivered, failed = d.failed + excluded.failed
    )
    select count(*)::integer as folded from happened`.execute(tx);
  return rows[0]?.folded ?? 0;
}
