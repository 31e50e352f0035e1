import { sso } from '#core/contract/user/sso.ts';
import { loginSource } from '#core/rules/session/login-types.ts';
import { nobody, type SignInWay } from './sign-in-way.ts';
import { worked } from './worked.ts';

/** 7. The provincial app's cmToken: in the address, or from the app around the page. */
export const provincialApp: SignInWay = async ({ arrival, host, call, spend }) => {
  const cmToken = arrival.cmToken ?? (await host.app?.getUserInfo())?.cmToken;
  return cmToken && spend(cmToken)
    ? worked('sso', await call(sso.provincialAppLogin, { loginSource, cmToken }))
    : nobody;
};
