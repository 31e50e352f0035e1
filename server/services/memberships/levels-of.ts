import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** The highest level of each subscriber; absent without one. */
export async function levelsOf(
  db: Db | Tx,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ user_id: string; level: number }>`
    select s.user_id, max(v.level)::integer as level from subscriptions s
    join products p using (product_id) join vip_types v using (vip_type_id)
    where s.user_id = any(${userIds}::text[]) and s.opened_at <= ${now} and (s.ends_at is null or s.ends_at > ${now})
    group by s.user_id`.execute(db);
  return new Map(rows.map(({ user_id, level }) => [user_id, level]));
}
