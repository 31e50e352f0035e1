export { cardContext } from './cards/card-context.ts';
export { type GoodsCardRow, goodsCard, goodsCardColumns } from './cards/goods-card.ts';
export { goodsOfSku } from './detail/goods-of-sku.ts';
export { firstOfCollection } from './goods/goods-of-collection.ts';
export { listGoods } from './goods/list-goods.ts';
export { collectionsOf } from './goods/running-collections.ts';
export { forYou } from './recommendations/for-you.ts';
export { promotionUses } from './promotions/promotion-uses.ts';
export { promotionsLeft } from './promotions/promotions-left.ts';
