import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { localLife } from '#core/contract/goods/local-life.ts';
import { mapPage } from '../../db/paged.ts';
import type { Deps } from '../../deps.ts';
import { findShops } from './find-shops.ts';
import { oneShop } from './one-shop.ts';
import { shopGoods } from './shop-goods.ts';
import { localShopView } from './shop-view.ts';

const dealsOfShop = 2;
const goodsOfShop = 20;

/** The shops of local life with their deals. */
export async function localShops(
  { db, clock }: Deps,
  { openNow, ...input }: InputOf<typeof localLife.localShops>,
): Promise<DataOf<typeof localLife.localShops>> {
  const now = clock.now();
  const page = await findShops(db, { ...input, ...(openNow && { openAt: now }) });
  const deals = await shopGoods(
    db,
    page.list.map(({ shop_id }) => shop_id),
    { limit: dealsOfShop, now },
  );
  return mapPage(page, (row) => ({
    ...localShopView(row, now),
    deals: [...(deals.get(row.shop_id) ?? [])],
  }));
}

/** One shop with the goods it honours. */
export async function localShop(
  { db, clock }: Deps,
  input: InputOf<typeof localLife.localShop>,
): Promise<DataOf<typeof localLife.localShop>> {
  const now = clock.now();
  const row = await oneShop(db, input);
  const goods = await shopGoods(db, [row.shop_id], { limit: goodsOfShop + 1, now });
  const found = goods.get(row.shop_id) ?? [];
  return {
    ...localShopView(row, now),
    goodsList: found.slice(0, goodsOfShop),
    hasMoreGoods: found.length > goodsOfShop,
  };
}
