import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import type { Db } from '../../db/database.ts';
import { isListed } from '../../db/is-listed.ts';
import type { Goods } from '../../db/schema/mall.ts';
import { cardContext, goodsCard } from '../catalogue/public.ts';

interface Honoured extends Selectable<Goods> {
  readonly place_id: string;
}

/** Rows of place_id, supplier and area_num: a shop, or a business beside a station. */
export type PlacesWithSupplier = RawBuilder<{
  place_id: string;
  supplier: string | null;
  area_num: string;
}>;

interface Limit {
  readonly limit: number;
  readonly now: Date;
}

/** The best-selling goods in stock that each place honours and that are sold in its city, at most `limit` for a place. */
export async function honouredGoods(
  db: Db,
  places: PlacesWithSupplier,
  { limit, now }: Limit,
): Promise<ReadonlyMap<string, readonly GoodsCard[]>> {
  const { rows } = await sql<Honoured>`
    select s.place_id, g.* from (${places}) s cross join lateral (
      select * from goods where supplier = s.supplier and in_stock and ${isListed(now)} and (areas = '{}' or areas @> array[s.area_num])
      order by sold desc, goods_id limit ${limit}) g
    order by g.sold desc, g.goods_id`.execute(db);
  const context = await cardContext(db, now);
  const found = new Map<string, GoodsCard[]>();
  for (const { place_id, ...row } of rows)
    found.set(place_id, [...(found.get(place_id) ?? []), goodsCard(row, context)]);
  return found;
}

/** The goods that each shop honours. */
export const shopGoods = (
  db: Db,
  shopIds: readonly string[],
  limits: Limit,
): Promise<ReadonlyMap<string, readonly GoodsCard[]>> =>
  honouredGoods(
    db,
    sql`select shop_id as place_id, supplier, area_num from shops where shop_id = any(${shopIds}::text[])`,
    limits,
  );
