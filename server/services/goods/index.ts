import type { goods } from '#core/contract/goods/index.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { awaiting } from '../../http/not-built.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { couponsRoutes } from './coupons/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { placementRoutes } from './placement/routes.ts';

export const goodsHandlers = (deps: Deps): Handlers<typeof goods> => ({
  ...homeRoutes(deps),
  ...catalogueRoutes(deps),
  ...couponsRoutes(deps),
  ...placementRoutes(deps),
  ...awaiting(
    'pointMaterials',
    'pageMenu',
    'skuDetail',
    'siblingSkus',
    'goodsPrompt',
    'benefitMobile',
    'payMethods',
    'goodsShops',
    'categories',
    'rootCategories',
    'promoted',
    'localSpecials',
    'indexChannels',
    'myCoupons',
    'couponsForSku',
    'hotSelling',
    'discountRanking',
    'nearbyGoods',
    'easyUseGoods',
    'easyUseHotGoods',
    'easyUseCard',
    'sendAutoExchangeCode',
    'setAutoExchange',
    'loungeRights',
    'halls',
    'searchHalls',
    'stations',
    'openLoungeOrders',
    'loungePass',
    'stationBusinesses',
    'payCode',
    'nearestShop',
    'nearbyShops',
    'shopList',
    'shopByCode',
  ),
});
