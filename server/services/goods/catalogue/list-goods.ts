import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { GoodsSort } from '#core/contract/goods/catalogue.shapes.ts';
import type { Db } from '../../../db/database.ts';
import { paged, type Page, type PageInput } from '../../../db/paged.ts';
import type { Goods } from '../../../db/schema/mall.ts';
import { goodsColumns } from './goods-columns.ts';
import { goodsConditions, shownPrice, type GoodsFilter } from './goods-conditions.ts';

/** Filter, order and page of a list of goods. */
export interface GoodsWanted extends GoodsFilter, PageInput {
  readonly sort: GoodsSort;
}

const inOrder = sql`sort, goods_id`;

/** Goods have no position, so `distance` is the default order here; a search knows the shops that honour them. */
export const goodsOrders: Readonly<Record<GoodsSort, RawBuilder<unknown>>> = {
  default: inOrder,
  sales: sql`sold desc, goods_id`,
  priceUp: sql`${shownPrice}, goods_id`,
  priceDown: sql`${shownPrice} desc, goods_id`,
  discount: sql`${shownPrice}::numeric / nullif(original_price_fen, 0) nulls last, goods_id`,
  distance: inOrder,
};

export function listGoods(db: Db, wanted: GoodsWanted): Promise<Page<Selectable<Goods>>> {
  const conditions = goodsConditions(wanted);
  const fitting = db
    .selectFrom('goods')
    .$if(conditions.length > 0, (q) => q.where(sql<boolean>`${sql.join([...conditions], sql` and `)}`));
  return paged(wanted, fitting, fitting.select(goodsColumns).orderBy(goodsOrders[wanted.sort]));
}
