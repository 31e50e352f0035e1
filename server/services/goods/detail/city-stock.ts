import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { detailMore } from '#core/contract/goods/detail-more.ts';
import { addressStock } from '#core/rules/goods/address-stock.ts';
import type { Deps } from '../../../deps.ts';
import { goodsOfSku } from './goods-of-sku.ts';

type Call = typeof detailMore.cityStock;

/** Whether a sku can be delivered to a city, and for which freight. Physical goods without area rows use the stock of the running sale, or of the sku. */
export async function cityStock(
  { db, clock }: Deps,
  { skuId, cityCode }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const { goods, sku, sale } = await goodsOfSku(db, skuId, clock.now());
  const rows = await db
    .selectFrom('area_stock')
    .select(['area_num', 'inventory'])
    .where('sku_id', '=', sku.sku_id)
    .execute();
  const areas = rows.map(({ area_num, inventory }) => ({ areaNum: area_num, inventory }));
  const left = sale ? sale.left : sku.stock_left;
  const everywhere = left === null ? [] : [{ areaNum: '*', inventory: left }];
  const isPhysical = goods.kind === 'physical';
  if (isPhysical && areas.length === 0 && everywhere.length === 0)
    return { deliverable: true, stockLeft: null, reason: '', freightFen: goods.freight_fen };
  const { deliverable, inventory, reason } = addressStock(
    isPhysical,
    cityCode,
    areas.length > 0 ? areas : everywhere,
  );
  const stockLeft = inventory === null || left === null ? inventory : Math.min(inventory, left);
  return { deliverable: deliverable === 1, stockLeft, reason, freightFen: goods.freight_fen };
}
