import { cardContext } from '../cards/card-context.ts';
import { sql } from 'kysely';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { isListed } from '../../../db/is-listed.ts';
import type { Deps } from '../../../deps.ts';
import { ofCategories } from '../goods/goods-conditions.ts';
import { goodsCard } from '../cards/goods-card.ts';
import { goodsOfSku } from './goods-of-sku.ts';

const max = 6;

/**
 * Goods of the same supplier, then of the same category, then of the one above it; best sellers first.
 * Orders decide as soon as there are any.
 */
export async function boughtTogether(
  { db, clock }: Deps,
  skuId: string,
): Promise<{ readonly list: GoodsCard[] }> {
  const now = clock.now();
  const { goods, categoryIds } = await goodsOfSku(db, skuId, now);
  const others = db
    .selectFrom('goods')
    .selectAll()
    .where('goods_id', '<>', goods.goods_id)
    .where('kind', '<>', 'external')
    .where('in_stock', '=', true)
    .where(isListed(now))
    .limit(max);
  const [ofSupplier, ofCategory] = await Promise.all([
    goods.supplier === null
      ? []
      : others
          .where('supplier', '=', goods.supplier)
          .orderBy(sql`sold desc, goods_id`)
          .execute(),
    others
      .where(ofCategories(categoryIds))
      .orderBy(sql`category_id = ${goods.category_id} desc, sold desc, goods_id`)
      .execute(),
  ]);
  const shown = new Map([...ofSupplier, ...ofCategory].map((row) => [row.goods_id, row]));
  const context = await cardContext(db, now);
  return { list: [...shown.values()].slice(0, max).map((row) => goodsCard(row, context)) };
}
