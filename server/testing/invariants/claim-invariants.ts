import { sql } from 'kysely';
import { openDatabase, type Db } from '../../db/database.ts';

/** Broken invariants of claims as sentences, of one product or of all; always empty. */
export async function brokenInvariants(db: Db, productId: string | null = null): Promise<readonly string[]> {
  const { rows } = await sql<{ broken: string }>`
    with offered as (select rights_id, group_id, monthly_stock from rights join right_groups using (group_id) where ${productId}::text is null or product_id = ${productId}),
    made as (select c.* from claims c join offered using (rights_id)),
    live as (select * from made where state <> 'failed'),
    stock as (select k.* from rights_stock k join offered using (rights_id)),
    use as (select u.* from group_use u where group_id in (select group_id from offered)),
    taken as (select rights_id, cycle, count(*) as n from live group by 1, 2),
    chosen as (select subscription_id, group_id, cycle, count(*) as n from live group by 1, 2, 3)
    select format('right %s in %s: stock says %s taken, there are %s claims', k.rights_id, k.cycle, k.total - k.remaining, coalesce(t.n, 0)) as broken
      from stock k left join taken t using (rights_id, cycle) where k.total - k.remaining <> coalesce(t.n, 0) or k.remaining < 0
    union all select format('right %s in %s is limited and has claims, but no stock', rights_id, cycle) from taken join offered using (rights_id) left join stock using (rights_id, cycle)
      where monthly_stock is not null and total is null
    union all select format('%s claims of right %s in %s by one subscription', count(*), rights_id, cycle) from live group by user_id, subscription_id, rights_id, cycle having count(*) > 1
    union all select format('subscription %s in group %s in %s: %s counted, %s claims, %s allowed', subscription_id, group_id, cycle, coalesce(u.used, 0), coalesce(c.n, 0), u.quota)
      from use u full join chosen c using (subscription_id, group_id, cycle) where coalesce(u.used, 0) <> coalesce(c.n, 0) or coalesce(c.n, 0) > coalesce(u.quota, 0)
    union all select format('claim %s belongs to %s and was made at %s', claim_id, cycle, claimed_at) from made where cycle <> to_char(claimed_at at time zone 'Asia/Shanghai', 'YYYY-MM')
    union all select format('claim %s is of another user''s subscription', claim_id) from made c where not exists (select from subscriptions s where s.subscription_id = c.subscription_id and s.user_id = c.user_id)`.execute(
    db,
  );
  return rows.map(({ broken }) => broken);
}

/** The same by database URL. */
export async function brokenInvariantsAt(databaseUrl: string, productId: string): Promise<readonly string[]> {
  const { db, close } = openDatabase({ url: databaseUrl, pool: 1, noTimeouts: true });
  try {
    return await brokenInvariants(db, productId);
  } finally {
    await close();
  }
}
