import type { Selectable } from 'kysely';
import type { ShopCategories, Shops } from '../../db/schema/offers-and-shops.ts';
import { moreCityShops } from '../data/more-shops.ts';
import { chains, cityShops, shopCategories } from '../data/shops.ts';

export const demoShopCategories: readonly Selectable<ShopCategories>[] = shopCategories.map(
  ([category_id, name, icon_url, channel = null], at) => ({
    category_id,
    name,
    icon_url,
    sort: at + 1,
    channel,
  }),
);

/** Shops of the demo's suppliers; the telephone numbers are not assigned. */
export const demoShops: readonly Selectable<Shops>[] = cityShops.flatMap(({ areaNum, areaCode, shops }) =>
  [...shops, ...(moreCityShops[areaNum] ?? [])].map(([chainId, branch, address, latitude, longitude], at) => {
    const chain = { perHead: null, discount: null, ...chains[chainId] };
    return {
      shop_id: `shop-${areaNum}-${at + 1}`,
      category_id: chain.categoryId,
      supplier: chain.supplier,
      name: `${chain.name}（${branch}）`,
      pic_url: chain.pic,
      area_num: areaNum,
      address,
      phone: `${areaCode}-5550${String(at + 1).padStart(4, '0')}`,
      open_hours: chain.openHours,
      latitude,
      longitude,
      sort: at + 1,
      score_tenths: 43 + ((Number(areaNum) / 100 + at * 3) % 7),
      per_head_fen: chain.perHead,
      discount_text: chain.discount,
      features: [...chain.features],
    };
  }),
);
