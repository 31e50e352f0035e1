export { goodsOfSku, type GoodsOfSku } from './goods-of-sku.ts';
