import { chinaTime } from '#core/rules/format/china-time.ts';
import type { Db } from '../../db/database.ts';

/** The single prices of the rights delivered this year, by subscription. */
export async function savedThisYear(
  db: Db,
  userId: string,
  now: Date,
): Promise<(subscriptionId: string) => number> {
  const { year } = chinaTime(now);
  const rows = await db
    .selectFrom('claims as c')
    .innerJoin('rights as r', 'r.rights_id', 'c.rights_id')
    .select((e) => ['c.subscription_id', e.fn.sum<string>('r.worth_fen').as('saved')])
    .where('c.user_id', '=', userId)
    .where('c.state', '=', 'delivered')
    .where('c.cycle', '>=', `${year}-01`)
    .where('c.cycle', '<=', `${year}-12`)
    .groupBy('c.subscription_id')
    .execute();
  const saved = new Map(rows.map((row) => [row.subscription_id, Number(row.saved ?? 0)]));
  return (subscriptionId) => saved.get(subscriptionId) ?? 0;
}
