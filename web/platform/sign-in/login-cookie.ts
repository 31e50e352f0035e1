import { sso } from '#core/contract/user/sso.ts';
import { loginCookieProof } from '#core/rules/session/login-cookie.ts';
import { loginSource } from '#core/rules/session/login-types.ts';
import { nobody, type SignInWay } from './sign-in-way.ts';
import { worked } from './worked.ts';

const calls = { 'middle-platform': sso.middlePlatformLogin, mall: sso.mallLogin } as const;

/** 10. The cookie another system of the operator left. */
export const loginCookie: SignInWay = async ({
  arrival: { loginCookie: cookie },
  origin: { registerChannel },
  call,
  spend,
}) => {
  if (!cookie || !spend(cookie)) return nobody;
  const { from, token } = loginCookieProof(cookie);
  return worked('sso', await call(calls[from], { loginSource, registerChannel }, { ssoToken: token }));
};
