import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { parseOr400 } from './parse-or-400.ts';

const at = '/sandbox/api';
const stock = z.object({ skuId: z.string().min(1).max(64), left: z.int().min(0).max(1_000_000) });

/** What scripts trade with: POST stock sets what is left of a sku, GET demo lists skus, coupons, halls and shops (decisions §9). */
export function tradeDataApi(app: FastifyInstance, db: Db): void {
  app.post(`${at}/stock`, async (request, reply) => {
    const { skuId, left } = parseOr400(stock, request.body);
    const isKnown = await db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('skus')
        .set({ stock_left: left })
        .where('sku_id', '=', skuId)
        .executeTakeFirst();
      // Physical goods are sold from the stock of an area too.
      await tx.updateTable('area_stock').set({ inventory: left }).where('sku_id', '=', skuId).execute();
      return numUpdatedRows > 0n;
    });
    return isKnown ? { skuId, left } : reply.code(404).send({ error: 'skuId: no such sku' });
  });
  app.get(`${at}/demo`, async () => {
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
  });
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
