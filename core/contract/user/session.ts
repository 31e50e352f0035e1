import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { sessionShapes } from './session.shapes.ts';

/** Who is here, and the two ways in that need no partner: the phone's own network and an SMS code. */
export const session = under<typeof sessionShapes>(prefixes.user)({
  // Open to guests: signing out with a token that has run out must not ask to sign in.
  logout: get('/logout', { writes: true }),
  loginStatus: get('/user/login/status'),
  mobileNetwork: get('/user/check4GLogin'),
  oneTapSign: get('/preLoginSign/getSign'),
  ownMobile: get('/user/get/mobile'),
  loginKey: get('/sms/loginKey'),
  smsLogin: post('/sms/loginEnCode', { writes: true }),
});
