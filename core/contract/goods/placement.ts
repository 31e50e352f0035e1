import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { placementShapes } from './placement.shapes.ts';

/** Content the operator places on pages: search words, ad materials, menus. */
export const placement = withPrefix<typeof placementShapes>(prefixes.goods)({
  searchWords: post('/advInfo/queryRecommendSearchText'),
  memberRecommend: post('/advInfo/getMemberRecommend'),
  pointMaterials: get('/jyCouponCommon/getPointMaterial'),
  pageMenu: get('/pageMenuConfig/list'),
});
