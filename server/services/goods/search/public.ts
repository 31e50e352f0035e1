export { goodsList } from './goods-list.ts';
