export { nearestShops } from './nearest-shops.ts';
export { oneShop } from './one-shop.ts';
export { placeView } from './place-view.ts';
export { honouredGoods } from './shop-goods.ts';
export { shopView } from './shop-view.ts';
