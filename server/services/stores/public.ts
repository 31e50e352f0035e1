export { nearestShops } from './nearest-shops.ts';
export { oneShop } from './one-shop.ts';
export { shopView } from './shop-view.ts';
