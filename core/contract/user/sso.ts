import { names } from '../../config/names.ts';
import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { ssoShapes } from './sso.shapes.ts';

const { operator, prefix, videoPartnerA, videoPartnerB } = names.slugs;

/** Signing in with somebody else's proof: the operator's apps, its partners, the phone's network. */
export const sso = under<typeof ssoShapes>(prefixes.user)({
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
