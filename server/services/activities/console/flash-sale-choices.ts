import { sql } from 'kysely';
import type { activities } from '#core/contract/console/activities/activities.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../db/database.ts';

const maxChoices = 10;

/** Goods whose id is the search or whose name contains it, with the limits of an activity price. */
export async function flashSaleChoices(
  db: Db,
  search: string,
  now: Date,
): Promise<DataOf<typeof activities.flashSaleChoices>> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('goods as g')
    .innerJoin('skus as s', 's.sku_id', 'g.sku_id')
    .select(['g.goods_id', 'g.name', 's.price_fen', 's.stock_left'])
    .select(sql<number>`least(s.price_fen, s.member_price_fen)`.as('max_price_fen'))
    .where((e) => e.or([e('g.goods_id', '=', search), e('g.name', 'ilike', pattern)]))
    .where('g.listed_at', '<=', now)
    .orderBy('g.sold', 'desc')
    .orderBy('g.goods_id')
    .limit(maxChoices)
    .execute();
  return {
    rows: rows.map((row) => ({
      goodsId: row.goods_id,
      name: row.name,
      listPriceFen: row.price_fen,
      maxPriceFen: row.max_price_fen,
      stockLeft: row.stock_left,
    })),
  };
}
