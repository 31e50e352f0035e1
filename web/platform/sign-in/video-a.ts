import { sso } from '#core/contract/user/sso.ts';
import { nobody, type SignInWay } from './sign-in-way.ts';
import { worked } from './worked.ts';

/** 8. The token of video partner A. */
export const videoA: SignInWay = async ({ arrival: { videoAToken: token }, call, spend }) =>
  token && spend(token) ? worked('sso', await call(sso.videoALogin, { token })) : nobody;
