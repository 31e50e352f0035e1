import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { placementShapes } from './placement.shapes.ts';

/** What the operator places on pages: search words, ad materials, menus. */
export const placement = under<typeof placementShapes>(prefixes.goods)({
  searchWords: post('/advInfo/queryRecommendSearchText'),
  memberRecommend: post('/advInfo/getMemberRecommend'),
  pointMaterials: get('/jyCouponCommon/getPointMaterial'),
  pageMenu: get('/pageMenuConfig/list'),
});
