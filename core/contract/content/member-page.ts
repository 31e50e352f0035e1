import { get, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { memberPageShapes } from './member-page.shapes.ts';

/** Subscriber-dependent data of the pages that sell memberships and goods. */
export const memberPage = withPrefix<typeof memberPageShapes>(prefixes.content)({
  memberTiers: get('/pageRecommend/getUserVipProductDetail'),
  addressStock: get('/pageRecommend/selectAddressInventory', { access: 'member' }),
  isExcellentVip: get('/excellentBusiness/isExcellectVip', { access: 'member' }),
});
