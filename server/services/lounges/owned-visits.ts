import { sql } from 'kysely';
import type { HallKind, LoungeRight } from '#core/contract/goods/rail.shapes.ts';
import type { Db } from '../../db/database.ts';

export interface OwnedVisits {
  readonly right_id: string;
  readonly goods_id: string;
  readonly sku_id: string;
  readonly name: string;
  readonly kind: HallKind;
  readonly total_count: number;
  /** Neither used nor reserved. */
  readonly left_count: number;
  readonly companions: number;
  readonly expires_at: Date;
}

/** The subscriber's rights that have not ended, the one that ends first foremost. A reservation that has ended takes no visit; a refunded line grants none. */
export async function ownedVisits(
  db: Db,
  userId: string,
  now: Date,
  skuId?: string,
): Promise<readonly OwnedVisits[]> {
  const { rows } = await sql<OwnedVisits>`
    select r.right_id, s.goods_id, r.sku_id, r.name, p.kind, r.total_count, r.companions, r.expires_at,
      (r.total_count - (select count(*) from lounge_orders o where o.right_id = r.right_id
        and (o.state = 'verified' or o.state = 'waiting' and o.expires_at > ${now})))::int as left_count
    from lounge_rights r join lounge_products p using (sku_id) join skus s using (sku_id)
    where r.user_id = ${userId} and r.expires_at > ${now} and (${skuId ?? null}::text is null or r.sku_id = ${skuId ?? null})
      and not exists (select from order_refund_lines f
        where r.right_id like 'order.%' and f.order_no = split_part(r.right_id, '.', 2) and f.line::text = split_part(r.right_id, '.', 3))
    order by r.expires_at, r.right_id`.execute(db);
  return rows;
}

export const loungeRightView = (row: OwnedVisits): LoungeRight => ({
  goodsId: row.goods_id,
  skuId: row.sku_id,
  rightName: row.name,
  kind: row.kind,
  totalCount: row.total_count,
  leftCount: row.left_count,
  companions: row.companions,
  expiresAt: row.expires_at.toISOString(),
});
