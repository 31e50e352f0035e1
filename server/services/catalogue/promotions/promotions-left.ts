import { sql } from 'kysely';
import type { PromotionLeft } from '#core/rules/pricing/promotion-facts.ts';
import type { Promotion } from '#core/rules/pricing/promotion.ts';
import type { Db, Tx } from '../../../db/database.ts';

interface LeftRow {
  readonly user_id: string;
  readonly promotion_id: string;
  readonly pieces: number | null;
  readonly budget_fen: number | null;
}

/** What is left of limited promotions for each subscriber. Orders read it under the lock of the subscriber's row. */
export async function promotionsLeft(
  db: Db | Tx,
  userIds: readonly string[],
  promotions: readonly Promotion[],
  now: Date,
): Promise<(userId: string) => ReadonlyMap<string, PromotionLeft>> {
  const limited = promotions.filter(({ perPerson, hasBudget }) => perPerson !== null || hasBudget);
  const ids = [...new Set(limited.map(({ promotionId }) => promotionId))];
  if (ids.length === 0) return () => new Map();
  const { rows } = await sql<LeftRow>`
    select w.user_id, p.promotion_id,
      case when p.per_person is not null then greatest(0, p.per_person - coalesce(u.pieces, 0))::integer end as pieces,
      case when p.is_on then p.budget_fen - p.spent_fen else 0 end as budget_fen
    from unnest(${userIds}::text[]) as w(user_id) cross join promotions p
    left join lateral (
      select sum(u.pieces) as pieces from promotion_uses u
      where p.per_person is not null and u.user_id = w.user_id and u.promotion_id = p.promotion_id and u.released_at is null
        and (p.period = 'all' or u.used_at >= date_trunc('month', ${now}::timestamptz, 'Asia/Shanghai'))
    ) u on true
    where p.promotion_id = any(${ids}::text[])`.execute(db);
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return (userId) =>
    new Map(
      (byUser.get(userId) ?? []).map(({ promotion_id, pieces, budget_fen }) => [
        promotion_id,
        { pieces, budgetFen: budget_fen },
      ]),
    );
}
