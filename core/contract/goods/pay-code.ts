import { post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { payCodeShapes } from './pay-code.shapes.ts';

/** The pay code and the stores that take it. */
export const payCode = under<typeof payCodeShapes>(prefixes.goods)({
  // A new code ends the one before it.
  payCode: post('/scUserPayCode/getAuthCode', { access: 'member', writes: true }),
  nearestShop: post('/scUserPayCode/getNearMerchantInfo'),
  nearbyShops: post('/upCard/getNearbyShop'),
  shopList: post('/upCard/getShopList'),
  shopByCode: post('/upCard/getShopByShopCode'),
});
