import { addressStock, type AddressStock } from '#core/rules/goods/address-stock.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { goodsOfSku } from '../../catalogue/public.ts';

/** The stock of a sku, or of its running sale, at one of the subscriber's own addresses; another user's address is not found. */
export async function stockAtAddress(
  { db, clock }: Deps,
  { userId }: Member,
  { id, skuId }: { readonly id: string; readonly skuId: string },
): Promise<AddressStock> {
  const [address, areas] = await Promise.all([
    db
      .selectFrom('addresses')
      .select('area_num')
      .where('address_id', '=', id)
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .executeTakeFirst(),
    db
      .selectFrom('area_stock')
      .select(['area_num as areaNum', 'inventory'])
      .where('sku_id', '=', skuId)
      .execute(),
  ]);
  if (!address) throw new Refusal('没有找到该收货地址');
  const { goods, sku, flashSale } = await goodsOfSku(db, skuId, clock.now());
  return addressStock({
    isPhysical: goods.kind === 'physical',
    areaNum: address.area_num,
    areas,
    left: flashSale ? flashSale.left : sku.stock_left,
  });
}
