import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';

/** The terms of one activity: goods of a session. */
export type FlashSale = Awaited<ReturnType<typeof flashSalesOf>>[number];

const flashSalesOf = preparedQuery(
  'sales-by-id',
  (db, { activityIds }: { readonly activityIds: readonly string[] }) =>
    db
      .selectFrom('seckill_goods as k')
      .innerJoin('seckill_sessions as s', 's.session_id', 'k.session_id')
      .select([
        'k.activity_id',
        'k.session_id',
        'k.goods_id',
        'k.price_fen',
        'k.limit_per_user',
        'k.min_level',
      ])
      .select(['s.kind', 's.name', 's.mode', 's.right_type', 's.is_on', 's.begins_at', 's.ends_at'])
      .select(['s.registers_at', 's.closes_at'])
      .select(sql<boolean>`s.stopped_at is not null or k.stopped_at is not null`.as('is_stopped'))
      .select(
        sql<string>`coalesce(k.sku_id, (select f.sku_id from skus f where f.goods_id = k.goods_id order by f.sort, f.sku_id limit 1))`.as(
          'sku_id',
        ),
      )
      .where(sql<boolean>`k.activity_id = any(${activityIds}::text[])`),
);

export const flashSalesById = async (
  db: Db | Tx,
  activityIds: readonly string[],
): Promise<ReadonlyMap<string, FlashSale>> =>
  new Map((await flashSalesOf(db, { activityIds })).map((flashSale) => [flashSale.activity_id, flashSale]));

export const flashSaleOf = async (db: Db | Tx, activityId: string): Promise<FlashSale | undefined> =>
  (await flashSalesById(db, [activityId])).get(activityId);

/** Those of the requests whose idempotency key has an order already, as indices. */
export async function orderedRequests(
  db: Db,
  requests: readonly { readonly userId: string; readonly key?: string | undefined }[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ spot: number }>`
    select w.spot::integer - 1 as spot
    from unnest(${requests.map(({ userId }) => userId)}::text[], ${requests.map(({ key }) => key ?? null)}::text[])
      with ordinality as w(user_id, request_key, spot)
    where exists (select from orders o where o.user_id = w.user_id and o.request_key = w.request_key)`.execute(
    db,
  );
  return new Set(rows.map(({ spot }) => spot));
}

/** Who ever had a reservation of an activity, at most so many. */
export async function participantsOf(db: Db, activityId: string, max: number): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct r.user_id from sale_reservations r join seckill_goods k using (session_id, goods_id)
    where k.activity_id = ${activityId} limit ${max}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

export interface ReservedRow {
  readonly place: number;
  readonly outcome: 'held' | 'off' | 'stopped' | 'early' | 'ended' | 'draw' | 'limit' | 'quota' | 'soldOut';
  readonly reservation_id: string | null;
  readonly expires_at: Date | null;
}

export async function reserveFlashSale(
  db: Db,
  activityId: string,
  requests: readonly { readonly userId: string; readonly quantity: number }[],
  ids: readonly string[],
  now: Date,
  expiresAt: Date,
): Promise<readonly ReservedRow[]> {
  const { rows } = await sql<ReservedRow>`
    select * from reserve_sale(${activityId}, ${requests.map(({ userId }) => userId)}::text[], ${ids}::text[],
      ${requests.map(({ quantity }) => quantity)}::integer[], ${now}, ${expiresAt})`.execute(db);
  return rows;
}
