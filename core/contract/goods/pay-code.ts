import { post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { payCodeShapes } from './pay-code.shapes.ts';

/** The pay code and the stores that accept it. */
export const payCode = withPrefix<typeof payCodeShapes>(prefixes.goods)({
  // Writes: a new code invalidates the previous one.
  payCode: post('/scUserPayCode/getAuthCode', { access: 'member', writes: true }),
  nearestShop: post('/scUserPayCode/getNearMerchantInfo'),
  nearbyShops: post('/upCard/getNearbyShop'),
  shopList: post('/upCard/getShopList'),
  shopByCode: post('/upCard/getShopByShopCode'),
});
