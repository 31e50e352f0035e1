import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { catalogueShapes } from './catalogue.shapes.ts';

/** Categories, and goods by category, promotion or city. */
export const catalogue = withPrefix<typeof catalogueShapes>(prefixes.goods)({
  categories: get('/categoryInfo/list'),
  rootCategories: get('/jyCouponCommon/queryHavingSubRootCategoryList'),
  goodsList: post('/goodsInfo/queryRecommendGoodsList'),
  promoted: post('/promote/getRecommended', { timestamped: true }),
  promotionGoods: get('/GoodsVolume/getGoodsListByPromoteId'),
  localSpecials: post('/promote/localSpecialFloorAllList'),
});
