import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { homeShapes } from './home.shapes.ts';

/** The floors of a home page and what fills them. */
export const home = under<typeof homeShapes>(prefixes.goods)({
  regionFloors: get('/jyCouponCommon/getRegionFloorInfo'),
  indexChannels: post('/jyCouponIndex/getIndexGoodsChannelList'),
  seckill: post('/jyCouponIndex/getIndexSeckillActivityInfo'),
  couponCounts: get('/jyCouponIndex/getUserIndexPropertyV2', { access: 'member' }),
  forYou: post('/jyCouponGoods/getRecommendGoodsList'),
});
