export { oneShop } from './one-shop.ts';
export { shopView } from './shop-view.ts';
