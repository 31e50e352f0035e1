import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { content } from '#core/contract/console/content.ts';
import type { ContentDeps } from './kinds/entity-kind.ts';

const found = 20;

/** Goods to choose from, by words of their name or by their ids. */
export async function findContentGoods(
  { db, clock }: ContentDeps,
  { words, ids }: InputOf<typeof content.findContentGoods>,
): Promise<DataOf<typeof content.findContentGoods>> {
  const chosen = ids.split(',').filter((each) => each !== '');
  const now = clock.now();
  let query = db
    .selectFrom('goods')
    .select(['goods_id', 'name', 'pic_url', 'price_fen', 'in_stock', 'listed_at']);
  if (chosen.length > 0) query = query.where('goods_id', 'in', chosen.slice(0, 100));
  else
    query = query
      .where(sql<boolean>`name ilike ${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}`)
      .where('in_stock', '=', true)
      .orderBy('sold', 'desc')
      .orderBy('goods_id')
      .limit(found);
  const rows = await query.execute();
  return {
    rows: rows.map((row) => ({
      goodsId: row.goods_id,
      name: row.name,
      picUrl: row.pic_url,
      priceFen: row.price_fen,
      isSold: row.in_stock && row.listed_at <= now,
    })),
  };
}
