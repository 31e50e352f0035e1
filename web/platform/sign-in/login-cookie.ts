import { sso } from '#core/contract/user/sso.ts';
import { loginCookieProof } from '#core/rules/session/login-cookie.ts';
import { loginSource } from '#core/rules/session/login-types.ts';
import { notSignedIn, type SignInSource } from './sign-in-source.ts';
import { signInOutcomeOf } from './sign-in-outcome-of.ts';

const calls = { 'middle-platform': sso.middlePlatformLogin, mall: sso.mallLogin } as const;

/** 10. The login cookie of another operator system. */
export const loginCookie: SignInSource = async ({
  arrival: { loginCookie: cookie },
  origin: { registerChannel },
  call,
  spend,
}) => {
  if (!cookie || !spend(cookie)) return notSignedIn;
  const { from, token } = loginCookieProof(cookie);
  return signInOutcomeOf(
    'sso',
    await call(calls[from], { loginSource, registerChannel }, { ssoToken: token }),
  );
};
