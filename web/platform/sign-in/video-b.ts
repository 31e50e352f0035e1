import { sso } from '#core/contract/user/sso.ts';
import { notSignedIn, type SignInSource } from './sign-in-source.ts';
import { signInOutcomeOf } from './sign-in-outcome-of.ts';

/** 9. The token of video partner B. */
export const videoB: SignInSource = async ({ arrival: { videoBToken: token }, call, spend }) =>
  token && spend(token) ? signInOutcomeOf('sso', await call(sso.videoBLogin, { token })) : notSignedIn;
