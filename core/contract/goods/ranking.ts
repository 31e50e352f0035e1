import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { rankingShapes } from './ranking.shapes.ts';

/** Goods in an order worth showing: by sales, by discount, by distance. */
export const ranking = under<typeof rankingShapes>(prefixes.goods)({
  hotSelling: get('/jyCouponRankingList/getHotSellingList'),
  discountRanking: get('/jyCouponRankingList/getDiscountList'),
  nearbyGoods: post('/jyCouponRankingList/getNearbyGoodThingList'),
});
