import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** The right types (§6) of the products that subscribers hold at a time, in order; absent without one. */
export async function rightTypesOf(
  db: Db | Tx,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rows } = await sql<{ user_id: string; held: number[] }>`
    select s.user_id, array_agg(distinct t.right_type_id order by t.right_type_id) as held from subscriptions s
    join products p using (product_id) join vip_type_rights t on t.vip_type_id = p.vip_type_id
    where s.user_id = any(${userIds}::text[]) and s.opened_at <= ${now} and (s.ends_at is null or s.ends_at > ${now})
    group by s.user_id`.execute(db);
  return new Map(rows.map(({ user_id, held }) => [user_id, held]));
}

/** When the first membership of a subscriber began; undefined without one. */
export async function memberSince(db: Db | Tx, userId: string): Promise<Date | undefined> {
  const first = await db
    .selectFrom('subscriptions')
    .innerJoin('products', 'products.product_id', 'subscriptions.product_id')
    .select(({ fn }) => fn.min('subscriptions.opened_at').as('at'))
    .where('user_id', '=', userId)
    .where('products.vip_type_id', 'is not', null)
    .executeTakeFirst();
  return first?.at ?? undefined;
}

/** Those of one subscriber. */
export const ownedRightTypes = async (db: Db | Tx, userId: string, now: Date): Promise<readonly number[]> =>
  (await rightTypesOf(db, [userId], now)).get(userId) ?? [];
