import { sso } from '#core/contract/user/sso.ts';
import { notSignedIn, type SignInSource } from './sign-in-source.ts';
import { signInOutcomeOf } from './sign-in-outcome-of.ts';

/** 8. The token of video partner A. */
export const videoA: SignInSource = async ({ arrival: { videoAToken: token }, call, spend }) =>
  token && spend(token) ? signInOutcomeOf('sso', await call(sso.videoALogin, { token })) : notSignedIn;
