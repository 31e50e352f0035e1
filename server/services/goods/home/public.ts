export { goodsCardColumns, goodsCard, soldText, type CardContext, type GoodsCardRow } from './goods-card.ts';
export { flashSessions, saleGoods } from './seckill.ts';
