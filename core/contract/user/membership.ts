import { get, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { membershipShapes } from './membership.shapes.ts';

/** Level, products held and the rights they carry. */
export const membership = under<typeof membershipShapes>(prefixes.user)({
  userVipInfo: get('/commonServer/getUserVipInfo', { access: 'member' }),
  refreshLevel: get('/user/refreshUserLevel', { access: 'member', writes: true }),
  userPage: get('/equity/judeUserPage', { access: 'member' }),
  orderedProducts: get('/orderingRelationship/getUserOrderInfoByPage', { access: 'member' }),
  vipOfType: get('/vipInfo/getUserVipInfoByTypeId', { access: 'member' }),
  highestVipWithRight: get('/vipInfo/getMaxVipDtoByRightTypeId', { access: 'member' }),
  mobileStatus: get('/vipInfo/getMobileStatus', { access: 'member' }),
});
