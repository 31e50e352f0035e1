import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { catalogueShapes } from './catalogue.shapes.ts';

/** Categories, and the goods under them, in a promotion or from a place. */
export const catalogue = under<typeof catalogueShapes>(prefixes.goods)({
  categories: get('/categoryInfo/list'),
  rootCategories: get('/jyCouponCommon/queryHavingSubRootCategoryList'),
  goodsList: post('/goodsInfo/queryRecommendGoodsList'),
  promoted: post('/promote/getRecommended'),
  promotionGoods: get('/GoodsVolume/getGoodsListByPromoteId'),
  localSpecials: post('/promote/localSpecialFloorAllList'),
});
