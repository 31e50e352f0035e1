import type { Insertable } from 'kysely';
import { nanjing } from '#core/rules/location/default-locations.ts';
import type { ShopCategories, Shops } from '../../db/schema/offers-and-shops.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

interface Traits extends Partial<Insertable<Shops>> {
  readonly channel?: ShopCategories['channel'];
  /** North of the centre of Nanjing. */
  readonly metresNorth?: number;
}

/** A shop in Nanjing with a category of its own. */
export async function aShop(
  { db }: Pick<TestServer, 'db'>,
  { channel = null, metresNorth = 0, ...traits }: Traits = {},
): Promise<{ readonly shopId: string; readonly supplier: string; readonly categoryId: string }> {
  const shop = {
    shop_id: freshId('shop'),
    category_id: freshId('shop-category'),
    supplier: freshId('supplier'),
    name: '面点小馆（老门东店）',
    pic_url: 'goods/food',
    area_num: nanjing.areaNum,
    address: '南京市秦淮区剪子巷54号',
    phone: '025-55500007',
    open_hours: '00:00-24:00',
    latitude: nanjing.latitude + metresNorth / 111_195,
    longitude: nanjing.longitude,
    per_head_fen: null,
    discount_text: null,
    ...traits,
  };
  await db
    .insertInto('shop_categories')
    .values({ category_id: shop.category_id, name: '餐饮美食', icon_url: 'quick/food', sort: 1, channel })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.insertInto('shops').values(shop).execute();
  return { shopId: shop.shop_id, supplier: shop.supplier, categoryId: shop.category_id };
}
