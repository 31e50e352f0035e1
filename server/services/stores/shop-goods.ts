import { sql, type Selectable } from 'kysely';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import type { Db } from '../../db/database.ts';
import { isListed } from '../../db/is-listed.ts';
import type { Goods } from '../../db/schema/mall.ts';
import { goodsCard } from '../catalogue/public.ts';

interface Honoured extends Selectable<Goods> {
  readonly shop_id: string;
}

/** The best-selling goods in stock that each shop honours and that are sold in its city, at most `limit` for a shop. */
export async function shopGoods(
  db: Db,
  shopIds: readonly string[],
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<ReadonlyMap<string, readonly GoodsCard[]>> {
  const { rows } = await sql<Honoured>`
    select s.shop_id, g.* from shops s cross join lateral (
      select * from goods where supplier = s.supplier and in_stock and ${isListed(now)} and (areas = '{}' or areas @> array[s.area_num])
      order by sold desc, goods_id limit ${limit}) g
    where s.shop_id = any(${shopIds}::text[])
    order by g.sold desc, g.goods_id`.execute(db);
  const found = new Map<string, GoodsCard[]>();
  for (const { shop_id, ...row } of rows)
    found.set(shop_id, [...(found.get(shop_id) ?? []), goodsCard(row, { now })]);
  return found;
}
