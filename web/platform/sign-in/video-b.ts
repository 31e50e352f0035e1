import { sso } from '#core/contract/user/sso.ts';
import { nobody, type SignInWay } from './sign-in-way.ts';
import { worked } from './worked.ts';

/** 9. The token of video partner B. */
export const videoB: SignInWay = async ({ arrival: { videoBToken: token }, call, spend }) =>
  token && spend(token) ? worked('sso', await call(sso.videoBLogin, { token })) : nobody;
