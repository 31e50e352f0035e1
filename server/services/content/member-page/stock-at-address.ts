import { addressStock, type AddressStock } from '#core/rules/goods/address-stock.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';

/** The stock of a sku at one of the subscriber's own addresses; another user's address is not found. */
export async function stockAtAddress(
  { db }: Deps,
  { userId }: Member,
  { id, skuId }: { readonly id: string; readonly skuId: string },
): Promise<AddressStock> {
  const [address, goods, areas] = await Promise.all([
    db
      .selectFrom('addresses')
      .select('area_num')
      .where('address_id', '=', id)
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .executeTakeFirst(),
    db
      .selectFrom('goods')
      .innerJoin('skus', 'skus.goods_id', 'goods.goods_id')
      .select(['goods.kind', 'skus.stock_left'])
      .where('skus.sku_id', '=', skuId)
      .executeTakeFirst(),
    db
      .selectFrom('area_stock')
      .select(['area_num as areaNum', 'inventory'])
      .where('sku_id', '=', skuId)
      .execute(),
  ]);
  if (!address) throw new Refusal('没有找到该收货地址');
  if (!goods) throw new Refusal('商品不存在或已下架');
  return addressStock({
    isPhysical: goods.kind === 'physical',
    areaNum: address.area_num,
    areas,
    left: goods.stock_left,
  });
}
