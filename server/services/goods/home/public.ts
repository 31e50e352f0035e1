export { goodsCard } from './goods-card.ts';
