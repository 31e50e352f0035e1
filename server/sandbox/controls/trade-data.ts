import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { trade } from '#core/contract/sandbox/trade.ts';
import type { Db } from '../../db/database.ts';
import { NotFound } from '../../http/refusal.ts';

type Stock = InputOf<typeof trade.setStock>;

/** Sets what is left of a sku. Physical goods are sold from the stock of an area too. */
export async function setStock(db: Db, { skuId, left }: Stock): Promise<Stock> {
  const isKnown = await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('skus')
      .set({ stock_left: left })
      .where('sku_id', '=', skuId)
      .executeTakeFirst();
    await tx.updateTable('area_stock').set({ inventory: left }).where('sku_id', '=', skuId).execute();
    return numUpdatedRows > 0n;
  });
  if (!isKnown) throw new NotFound('没有 skuId 所指的商品');
  return { skuId, left };
}

/** What scripts trade with: skus, coupons, halls and shops (decisions §9). */
export async function demoData(db: Db): Promise<DataOf<typeof trade.demo>> {
  const [skus, plans, templates, halls, shops] = await Promise.all([
    sellableSkus(db),
    plansForSale(db),
    db
      .selectFrom('coupon_templates')
      .select(['template_id as templateId', 'title as text', 'coupon_type as couponType'])
      .orderBy('template_id')
      .execute(),
    db.selectFrom('lounge_halls').select(['hall_id as hallId', 'name']).orderBy('hall_id').execute(),
    db.selectFrom('shops').select(['shop_id as shopCode', 'name']).orderBy('shop_id').execute(),
  ]);
  return { skus: [...skus, ...plans], templates, halls, shops };
}

const sellableSkus = (db: Db) =>
  db
    .selectFrom('skus as s')
    .innerJoin('goods as g', 'g.goods_id', 's.goods_id')
    .select(['s.sku_id as skuId', 'g.kind', 's.price_fen as priceFen', 's.stock_left as left', 'g.name'])
    .where('g.kind', '<>', 'external')
    .orderBy('s.sku_id')
    .execute();

/** Plans are bought like skus; they have no stock. */
const plansForSale = (db: Db) =>
  db
    .selectFrom('product_plans')
    .select((e) => ['sku_id as skuId', e.val('membership').as('kind'), 'price_fen as priceFen'])
    .select((e) => [e.val(null).as('left'), 'name'])
    .orderBy('sku_id')
    .execute();
