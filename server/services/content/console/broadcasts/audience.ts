import { sql, type RawBuilder } from 'kysely';
import type { Audience } from '#core/contract/console/messages/broadcasts.shapes.ts';
import type { Db, Tx } from '../../../../db/database.ts';

type Filter = Extract<Audience, { readonly kind: 'filter' }>;

/** An audience is counted up to here before it is sent; what is sent is counted exactly. */
const maxCounted = 20_000;

const held = (now: Date): RawBuilder<unknown> =>
  sql`s.user_id = u.user_id and s.opened_at <= ${now} and (s.ends_at is null or s.ends_at > ${now})`;

/** Whether the account `u` is in the audience now. An empty list does not narrow. */
export function isInAudience({ levels, areas, products }: Filter, now: Date): RawBuilder<boolean> {
  const conditions: RawBuilder<unknown>[] = [sql`u.closed_at is null`];
  if (areas.length > 0) conditions.push(sql`u.area_num = any(${areas}::text[])`);
  if (products.length > 0)
    conditions.push(
      sql`exists (select from subscriptions s where s.product_id = any(${products}::text[]) and ${held(now)})`,
    );
  if (levels.length > 0) {
    // Who has a level has a product of it: a level that few have is found by them.
    if (!levels.includes(0))
      conditions.push(sql`exists (select from subscriptions s join products p using (product_id)
        join vip_types v using (vip_type_id) where v.level = any(${levels}::integer[]) and ${held(now)})`);
    conditions.push(sql`coalesce((select max(v.level) from subscriptions s join products p using (product_id)
      join vip_types v using (vip_type_id) where ${held(now)}), 0) = any(${levels}::integer[])`);
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

interface Counted {
  readonly value: number;
  readonly exact: boolean;
}

/** How many accounts are in the audience. */
export async function countRecipients(
  db: Db | Tx,
  audience: Filter | 'everyone',
  now: Date,
): Promise<Counted> {
  const condition = audience === 'everyone' ? sql`u.closed_at is null` : isInAudience(audience, now);
  const { rows } = await sql<{ counted: number }>`
    select count(*) as counted from (select from users u where ${condition} limit ${maxCounted + 1}) as found`.execute(
    db,
  );
  const counted = rows[0]?.counted ?? 0;
  return { value: Math.min(counted, maxCounted), exact: counted <= maxCounted };
}

/** All accounts: counted, or beyond the limit as the database estimates them. */
export async function countEveryone(db: Db | Tx, now: Date): Promise<Counted> {
  const counted = await countRecipients(db, 'everyone', now);
  if (counted.exact) return counted;
  const { rows } = await sql<{ estimated: number }>`
    select greatest(reltuples, 0)::bigint as estimated from pg_class where oid = 'users'::regclass`.execute(
    db,
  );
  return { value: Math.max(counted.value, rows[0]?.estimated ?? 0), exact: false };
}
