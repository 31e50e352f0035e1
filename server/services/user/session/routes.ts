import type { session } from '#core/contract/user/session.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { accountById } from './accounts.ts';
import { currentLoginKey } from './login-key.ts';
import { oneTapSign } from './one-tap-sign.ts';
import { ownMobile } from './own-mobile.ts';
import { signInBySms } from './sign-in-by-sms.ts';
import { signOut } from './sign-out.ts';
import { userInfo } from './user-info.ts';

export const sessionRoutes = (deps: Deps): Handlers<typeof session> => ({
  logout: (_input, call) => signOut(deps, call),
  loginStatus: async (_input, { caller }) => {
    const account = caller && (await accountById(deps, caller.userId));
    return { isLogin: account !== undefined, userInfo: account ? userInfo(account) : null };
  },
  mobileNetwork: async (_input, { ip }) => ({
    resCode: (await deps.identity.numberAt(ip)).kind === 'recognised' ? 1 : 0,
  }),
  oneTapSign: async ({ jtSign }) => ({ sign: oneTapSign(deps.secret, jtSign, deps.clock.now()) }),
  ownMobile: (_input, call) => ownMobile(deps, call),
  loginKey: () => currentLoginKey(deps),
  smsLogin: (login, call) => signInBySms(deps, login, call),
});
