export { listGoods, type GoodsWanted } from './list-goods.ts';
