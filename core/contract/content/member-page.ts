import { get, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { memberPageShapes } from './member-page.shapes.ts';

/** What the pages that sell membership and goods ask about the subscriber. */
export const memberPage = under<typeof memberPageShapes>(prefixes.content)({
  memberTiers: get('/pageRecommend/getUserVipProductDetail'),
  addressStock: get('/pageRecommend/selectAddressInventory', { access: 'member' }),
  isExcellentVip: get('/excellentBusiness/isExcellectVip', { access: 'member' }),
});
