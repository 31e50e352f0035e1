import { names } from '../../config/names.ts';
import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { ssoShapes } from './sso.shapes.ts';

const { operator, prefix, videoPartnerA, videoPartnerB } = names.slugs;

const signIn = { writes: true, secretAnswer: true } as const;

/** Single sign-on with tokens of the operator's apps, its partners or the mobile network. */
export const sso = withPrefix<typeof ssoShapes>(prefixes.user)({
  operatorLogin: post(`/sso/${operator}/mobile`, signIn),
  videoALogin: post(`/sso/${videoPartnerA}`, signIn),
  videoBLogin: post(`/sso/${videoPartnerB}`, signIn),
  easyChoiceLogin: post('/sso/rwx', signIn),
  middlePlatformLogin: post('/sso/middle', signIn),
  mallLogin: post(`/sso/${prefix}`, signIn),
  mobileNetworkLogin: post('/sso/login', signIn),
  oneTapLogin: post('/sso/prequelLogin', signIn),
  provincialAppLogin: post('/sso/zt', signIn),
  partnerMobileLogin: post('/sso/sczk', signIn),
  platformLogin: post('/sso/nrpt', signIn),
  handOverToken: get('/sso/getToken', { access: 'member', writes: true, secretAnswer: true }),
});
