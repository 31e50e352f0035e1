import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { lounge } from '#core/contract/goods/lounge.ts';
import type { rail } from '#core/contract/goods/rail.ts';
import { mapPage, paged } from '../../db/paged.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';

/** Visits that are reserved and not yet scanned, for one sku. */
export async function openLoungeOrders(
  { db, clock }: Deps,
  { userId }: Member,
  skuId: string,
): Promise<DataOf<typeof rail.openLoungeOrders>> {
  const rows = await db
    .selectFrom('lounge_orders as o')
    .innerJoin('lounge_rights as r', 'r.right_id', 'o.right_id')
    .leftJoin('lounge_halls as h', 'h.hall_id', 'o.hall_id')
    .select(['o.order_id', 'r.sku_id', 'o.hall_id', 'h.name', 'o.companions', 'o.created_at', 'o.expires_at'])
    .where('o.user_id', '=', userId)
    .where('r.sku_id', '=', skuId)
    .where('o.state', '=', 'waiting')
    .where('o.expires_at', '>', clock.now())
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_id')
    .limit(50)
    .execute();
  return {
    list: rows.map((row) => ({
      orderId: row.order_id,
      skuId: row.sku_id,
      hallId: row.hall_id,
      hallName: row.name,
      companions: row.companions,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
  };
}

type Visits = typeof lounge.loungeVisits;

/** The subscriber's visits, newest first. */
export async function loungeVisits(
  { db, clock }: Deps,
  { userId }: Member,
  input: InputOf<Visits>,
): Promise<DataOf<Visits>> {
  const now = clock.now();
  const found = db.selectFrom('lounge_orders as o').where('o.user_id', '=', userId);
  const rows = found
    .innerJoin('lounge_rights as r', 'r.right_id', 'o.right_id')
    .innerJoin('lounge_products as p', 'p.sku_id', 'r.sku_id')
    .leftJoin('lounge_halls as h', (join) =>
      join.on((e) => e('h.hall_id', '=', e.fn.coalesce('o.verified_hall_id', 'o.hall_id'))),
    )
    .selectAll('o')
    .select(['r.name as right_name', 'p.kind', 'h.name as hall_name'])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_id');
  return mapPage(await paged(input, found, rows), (row) => ({
    orderId: row.order_id,
    kind: row.kind,
    state: row.state === 'waiting' && row.expires_at <= now ? ('expired' as const) : row.state,
    rightName: row.right_name,
    hallName: row.hall_name,
    companions: row.companions,
    createdAt: row.created_at.toISOString(),
    verifiedAt: row.verified_at?.toISOString() ?? null,
  }));
}
