import type { session } from '#core/contract/user/session.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { currentLoginKey } from './login-key.ts';
import { loginStatus } from './login-status.ts';
import { oneTapSign } from './one-tap-sign.ts';
import { ownMobile } from './own-mobile.ts';
import { signInBySms } from './sign-in-by-sms.ts';
import { signOut } from './sign-out.ts';

export const sessionRoutes = (deps: Deps): Handlers<typeof session> => ({
  logout: (_input, call) => signOut(deps, call),
  loginStatus: (_input, { caller }) => loginStatus(deps, caller),
  mobileNetwork: async (_input, { ip }) => ({
    resCode: (await deps.identity.numberAt(ip)).kind === 'recognised' ? 1 : 0,
  }),
  oneTapSign: async ({ jtSign }) => ({ sign: oneTapSign(deps.secret, jtSign, deps.clock.now()) }),
  ownMobile: (_input, call) => ownMobile(deps, call),
  loginKey: () => currentLoginKey(deps),
  smsLogin: (login, call) => signInBySms(deps, login, call),
});
