import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { rankingShapes } from './ranking.shapes.ts';

/** Goods ranked by sales, discount or distance. */
export const ranking = withPrefix<typeof rankingShapes>(prefixes.goods)({
  hotSelling: get('/jyCouponRankingList/getHotSellingList'),
  discountRanking: get('/jyCouponRankingList/getDiscountList'),
  nearbyGoods: post('/jyCouponRankingList/getNearbyGoodThingList'),
});
