export { goodsCard, soldText } from './goods-card.ts';
export { flashSessions, saleGoods } from './seckill.ts';
