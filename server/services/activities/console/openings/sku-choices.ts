import { sql } from 'kysely';
import type { openings } from '#core/contract/console/activities/openings.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { isListed } from '../../../../db/is-listed.ts';

const maxChoices = 12;

/** Skus that are sold, with what they cost without an activity. */
export const skusOnSale = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('skus as s')
    .innerJoin('goods as g', 'g.goods_id', 's.goods_id')
    .select(['s.sku_id', 's.name as sku_name', 'g.goods_id', 'g.name as goods_name'])
    .select(['s.price_fen as list_price_fen', 's.stock_left'])
    .select(sql<number>`least(s.price_fen, s.member_price_fen)`.as('member_price_fen'))
    .where('g.kind', '<>', 'external')
    .where(isListed(now));

/** Skus of goods whose id is the search or whose name contains it. */
export async function skuChoices(
  db: Db,
  search: string,
  now: Date,
): Promise<DataOf<typeof openings.skuChoices>> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await skusOnSale(db, now)
    .where((e) => e.or([e('g.goods_id', '=', search), e('g.name', 'ilike', pattern)]))
    .orderBy('g.sold', 'desc')
    .orderBy('g.goods_id')
    .orderBy('s.sort')
    .limit(maxChoices)
    .execute();
  return {
    rows: rows.map((row) => ({
      skuId: row.sku_id,
      goodsName: row.goods_name,
      skuName: row.sku_name,
      listPriceFen: row.list_price_fen,
      memberPriceFen: row.member_price_fen,
      stockLeft: row.stock_left,
    })),
  };
}
