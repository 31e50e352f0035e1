import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { blessingBagShapes } from './blessing-bag.shapes.ts';

/** 权益福袋, the rights blessing bag. */
export const blessingBag = withPrefix<typeof blessingBagShapes>(prefixes.content)({
  blessingBag: get('/fusion/queryRightsBlessingBagNew', { access: 'member', timestamped: true }),
  blessingBagShops: post('/rightsBlessingBag/queryRightsShopList'),
  blessingBagCategories: get('/rightsBlessingBag/queryCategoryList'),
  blessingBagProtocol: get('/rightsBlessingBag/getUserProtocolInfo', {
    access: 'member',
    timestamped: true,
  }),
});
