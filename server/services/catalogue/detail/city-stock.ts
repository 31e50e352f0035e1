import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { detailMore } from '#core/contract/goods/detail-more.ts';
import { addressStock } from '#core/rules/goods/address-stock.ts';
import type { Deps } from '../../../deps.ts';
import { goodsOfSku } from './goods-of-sku.ts';

type Call = typeof detailMore.cityStock;

/** Whether a sku can be delivered to a city, and for which freight. The stock is that of the running flash sale, or of the sku. */
export async function cityStock(
  { db, clock }: Deps,
  { skuId, cityCode }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const { goods, sku, flashSale } = await goodsOfSku(db, skuId, clock.now());
  const areas = await db
    .selectFrom('area_stock')
    .select(['area_num as areaNum', 'inventory'])
    .where('sku_id', '=', sku.sku_id)
    .execute();
  const { deliverable, inventory, reason } = addressStock({
    isPhysical: goods.kind === 'physical',
    areaNum: cityCode,
    areas,
    left: flashSale ? flashSale.left : sku.stock_left,
  });
  return { deliverable: deliverable === 1, stockLeft: inventory, reason, freightFen: goods.freight_fen };
}
