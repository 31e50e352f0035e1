import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { blessingBagShapes } from './blessing-bag.shapes.ts';

/** The rights lucky bag. */
export const blessingBag = under<typeof blessingBagShapes>(prefixes.content)({
  blessingBag: get('/fusion/queryRightsBlessingBagNew', { access: 'member' }),
  blessingBagShops: post('/rightsBlessingBag/queryRightsShopList'),
  blessingBagCategories: get('/rightsBlessingBag/queryCategoryList'),
  blessingBagProtocol: get('/rightsBlessingBag/getUserProtocolInfo', { access: 'member' }),
});
