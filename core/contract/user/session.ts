import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { sessionShapes } from './session.shapes.ts';

/** Session state, and the sign-ins without a partner: mobile network and SMS code. */
export const session = withPrefix<typeof sessionShapes>(prefixes.user)({
  // Open to guests: signing out with an expired token must not require sign-in.
  logout: get('/logout', { writes: true }),
  loginStatus: get('/user/login/status'),
  mobileNetwork: get('/user/check4GLogin'),
  oneTapSign: get('/preLoginSign/getSign'),
  ownMobile: get('/user/get/mobile'),
  loginKey: get('/sms/loginKey'),
  smsLogin: post('/sms/loginEnCode', { writes: true, secretAnswer: true }),
});
