export { goodsCardColumns, goodsCard, soldText, type GoodsCardRow } from './goods-card.ts';
export { flashSessions, saleGoods } from './seckill.ts';
