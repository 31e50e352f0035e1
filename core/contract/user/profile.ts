import { get, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { profileShapes } from './profile.shapes.ts';

/** Subscriber data other than the membership. */
export const profile = withPrefix<typeof profileShapes>(prefixes.user)({
  userName: get('/user/getUserName', { access: 'member' }),
  editUserName: get('/user/editUserName', { access: 'member', writes: true }),
  points: get('/user/queryIntegral', { access: 'member' }),
  mobileArea: get('/memberInfo/getJsMobileArea', { access: 'member' }),
  provinceEligible: get('/user/login/queryUserMobileIsJsyd', { access: 'member' }),
  dictionary: get('/user/queryDictDetailCodes'),
  multiOrderCount: get('/user/getOverbookingCnt', { access: 'member' }),
});
