import { sql } from 'kysely';
import type { PromotionUse } from '#core/contract/activity/promotions.shapes.ts';
import type { Db } from '../../../db/database.ts';

/** What the subscriber used of promotions limited for one person, in the period of each. */
export async function promotionUses(db: Db, userId: string, now: Date): Promise<PromotionUse[]> {
  const { rows } = await sql<PromotionUse>`
    select p.promotion_id as "promotionId", sum(u.pieces)::integer as used,
      greatest(0, p.per_person - sum(u.pieces))::integer as left
    from promotion_uses u join promotions p using (promotion_id)
    where u.user_id = ${userId} and u.released_at is null and p.per_person is not null
      and (p.period = 'all' or u.used_at >= date_trunc('month', ${now}::timestamptz, 'Asia/Shanghai'))
    group by p.promotion_id order by p.promotion_id`.execute(db);
  return rows;
}
