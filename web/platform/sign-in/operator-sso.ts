import { sso } from '#core/contract/user/sso.ts';
import { loginSource } from '#core/rules/session/login-types.ts';
import { nobody, type SignInWay } from './sign-in-way.ts';
import { worked } from './worked.ts';

/** 3. The operator's token: in the address, or from the national app around the page. */
export const operatorSso: SignInWay = async ({ arrival, host, origin: { registerChannel }, call, spend }) => {
  const token = arrival.token ?? (await host.app?.getYDRZToken());
  return token && spend(token)
    ? worked('sso', await call(sso.operatorLogin, { loginSource, registerChannel }, { ssoToken: token }))
    : nobody;
};
