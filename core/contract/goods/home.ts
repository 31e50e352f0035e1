import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { homeShapes } from './home.shapes.ts';

/** The floors of a home page and their content. */
export const home = withPrefix<typeof homeShapes>(prefixes.goods)({
  regionFloors: get('/jyCouponCommon/getRegionFloorInfo'),
  indexChannels: post('/jyCouponIndex/getIndexGoodsChannelList'),
  seckill: post('/jyCouponIndex/getIndexSeckillActivityInfo'),
  couponCounts: get('/jyCouponIndex/getUserIndexPropertyV2', { access: 'member' }),
  forYou: post('/jyCouponGoods/getRecommendGoodsList'),
});
