import type { localLife } from '#core/contract/goods/local-life.ts';
import type { payCode } from '#core/contract/goods/pay-code.ts';
import { mapPage } from '../../db/paged.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { findShops } from './find-shops.ts';
import { localShop, localShops, type SuppliersOfCodes } from './local-shops.ts';
import { oneShop } from './one-shop.ts';
import { shopView } from './shop-view.ts';

/** Nearby shops are within this distance; the shop that is selected first is within walking distance. */
const nearbyMetres = 30_000;
const walkMetres = 3_000;

type ShopCalls = Pick<Handlers<typeof payCode>, 'nearestShop' | 'nearbyShops' | 'shopList' | 'shopByCode'>;

export const shopsRoutes = (
  deps: Deps,
  suppliersOfCodes: SuppliersOfCodes,
): ShopCalls & Handlers<typeof localLife> => ({
  localShops: (input, { caller }) => localShops(deps, suppliersOfCodes, caller, input),
  localShop: (input) => localShop(deps, input),
  nearestShop: async (place) => {
    const input = { ...place, withinMetres: walkMetres, pageNum: 1, pageSize: 1 };
    const [nearest] = (await findShops(deps.db, input)).list;
    return { shop: nearest ? shopView(nearest) : null };
  },
  nearbyShops: async (input) =>
    mapPage(await findShops(deps.db, { ...input, withinMetres: nearbyMetres }), shopView),
  shopList: async (input) => mapPage(await findShops(deps.db, input), shopView),
  shopByCode: async (input) => shopView(await oneShop(deps.db, input)),
});
