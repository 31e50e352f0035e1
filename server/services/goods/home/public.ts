export { cardColumns, goodsCard, soldText, type CardRow } from './goods-card.ts';
export { flashSessions, saleGoods } from './seckill.ts';
