import { get, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { membershipShapes } from './membership.shapes.ts';

/** Membership level, products held and their rights. */
export const membership = withPrefix<typeof membershipShapes>(prefixes.user)({
  userVipInfo: get('/commonServer/getUserVipInfo', { access: 'member' }),
  refreshLevel: get('/user/refreshUserLevel', { access: 'member', writes: true }),
  userPage: get('/equity/judeUserPage', { access: 'member' }),
  orderedProducts: get('/orderingRelationship/getUserOrderInfoByPage', { access: 'member' }),
  vipOfType: get('/vipInfo/getUserVipInfoByTypeId', { access: 'member' }),
  highestVipWithRight: get('/vipInfo/getMaxVipDtoByRightTypeId', { access: 'member' }),
  mobileStatus: get('/vipInfo/getMobileStatus', { access: 'member' }),
});
