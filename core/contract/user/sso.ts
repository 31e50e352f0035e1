import { names } from '../../config/names.ts';
import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { ssoShapes } from './sso.shapes.ts';

const { operator, prefix, videoPartnerA, videoPartnerB } = names.slugs;

/** Single sign-on with tokens of the operator's apps, its partners or the mobile network. */
export const sso = withPrefix<typeof ssoShapes>(prefixes.user)({
  operatorLogin: post(`/sso/${operator}/mobile`, { writes: true }),
  videoALogin: post(`/sso/${videoPartnerA}`, { writes: true }),
  videoBLogin: post(`/sso/${videoPartnerB}`, { writes: true }),
  easyChoiceLogin: post('/sso/rwx', { writes: true }),
  middlePlatformLogin: post('/sso/middle', { writes: true }),
  mallLogin: post(`/sso/${prefix}`, { writes: true }),
  mobileNetworkLogin: post('/sso/login', { writes: true }),
  oneTapLogin: post('/sso/prequelLogin', { writes: true }),
  provincialAppLogin: post('/sso/zt', { writes: true }),
  partnerMobileLogin: post('/sso/sczk', { writes: true }),
  platformLogin: post('/sso/nrpt', { writes: true }),
  handOverToken: get('/sso/getToken', { access: 'member', writes: true }),
});
