import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { trade } from '#core/contract/sandbox/trade.ts';
import type { Db } from '../../db/database.ts';
import { NotFound } from '../../http/refusal.ts';
import { readKeys } from '../state.ts';
import { isSoldOut } from './sold-out.ts';

type Stock = InputOf<typeof trade.setStock>;

const stockKeys = 'stock:';

/** Sets what is left of a sku, until the workbench is reset. Physical goods are sold from the stock of an area too. */
export async function setStock(db: Db, { skuId, left }: Stock): Promise<Stock> {
  const isKnown = await db.transaction().execute(async (tx) => {
    // While all is sold out, the stock from before is stored with everything else.
    if (!(await isSoldOut(tx)))
      await sql`
        insert into sandbox_state (key, value) select ${stockKeys + skuId}, jsonb_build_object(
          'left', stock_left, 'areas', (select jsonb_agg(a) from area_stock a where a.sku_id = ${skuId}))::text
        from skus where sku_id = ${skuId} on conflict do nothing`.execute(tx);
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

/** The skus whose stock was set. */
export const changedStock = (db: Db): Promise<string[]> => readKeys(db, stockKeys);

/** Restores the stock from before it was set. */
export const restoreSetStock = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`
      update skus s set stock_left = (b.value::jsonb ->> 'left')::integer from sandbox_state b
      where b.key = ${stockKeys} || s.sku_id`.execute(tx);
    await sql`
      update area_stock a set inventory = was.inventory from sandbox_state b,
        jsonb_populate_recordset(null::area_stock, nullif(b.value::jsonb -> 'areas', 'null')) was
      where b.key = ${stockKeys} || a.sku_id and (was.sku_id, was.area_num) = (a.sku_id, a.area_num)`.execute(
      tx,
    );
    await tx.deleteFrom('sandbox_state').where('key', 'like', `${stockKeys}%`).execute();
  });

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
