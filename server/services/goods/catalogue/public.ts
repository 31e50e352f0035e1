export { all, goodsConditions, ofCategories, soldInCity, type GoodsFilter } from './goods-conditions.ts';
export { firstOfCollection, goodsOfCollection } from './goods-of-collection.ts';
export { goodsOrders, listGoods, type GoodsWanted } from './list-goods.ts';
export { collectionsOf, runningCollections } from './running-collections.ts';
export { soldIn } from './sold-in.ts';
export { goodsColumns, skuColumns } from './goods-columns.ts';
export { countedPage, countLimit, mostCounted, type CountedPage, type CountedRow } from './counted-page.ts';
