import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/**
 * Inserts the visits of delivered claims and paid orders that are not yet there. The id names the source, so concurrent requests grant
 * once. The order's row is locked, so that a refund is decided before or after.
 */
export async function grantVisits(db: Db, userId: string): Promise<void> {
  await sql`
    insert into lounge_rights (right_id, user_id, sku_id, name, total_count, companions, granted_at, expires_at)
    select 'claim.' || c.claim_id, c.user_id, p.sku_id, p.name, 1, p.companions, c.claimed_at,
      c.claimed_at + make_interval(days => p.valid_days)
    from claims c join lounge_products p on c.rights_id = any(p.rights_ids)
    where c.user_id = ${userId} and c.state = 'delivered'
    on conflict (right_id) do nothing`.execute(db);
  await sql`
    insert into lounge_rights (right_id, user_id, sku_id, name, total_count, companions, granted_at, expires_at)
    select 'order.' || l.order_no || '.' || l.line, o.user_id, p.sku_id, p.name, l.quantity, p.companions, o.created_at,
      o.created_at + make_interval(days => p.valid_days)
    from orders o join order_lines l using (order_no) join lounge_products p using (sku_id)
    where o.user_id = ${userId} and o.state in ('paid', 'delivering', 'shipped', 'done')
      and not exists (select from lounge_rights r where r.right_id = 'order.' || l.order_no || '.' || l.line)
      and not exists (select from order_refund_lines f where f.order_no = l.order_no and f.line = l.line)
    for key share of o
    on conflict (right_id) do nothing`.execute(db);
}
