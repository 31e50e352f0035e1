import { sso } from '#core/contract/user/sso.ts';
import { loginSource } from '#core/rules/session/login-types.ts';
import { notSignedIn, type SignInSource } from './sign-in-source.ts';
import { signInOutcomeOf } from './sign-in-outcome-of.ts';

/** 7. The provincial app's cmToken: in the URL, or from the host app. */
export const provincialApp: SignInSource = async ({ arrival, host, call, spend }) => {
  const cmToken = arrival.cmToken ?? (await host.app?.getUserInfo())?.cmToken;
  return cmToken && spend(cmToken)
    ? signInOutcomeOf('sso', await call(sso.provincialAppLogin, { loginSource, cmToken }))
    : notSignedIn;
};
