import { sso } from '#core/contract/user/sso.ts';
import { loginSource } from '#core/rules/session/login-types.ts';
import { nobody, type SignInWay } from './sign-in-way.ts';
import { worked } from './worked.ts';

/** 1. A partner-choice token. */
export const partnerChoice: SignInWay = async ({
  arrival: { partnerChoiceToken: token },
  origin: { registerChannel },
  call,
  spend,
}) =>
  token && spend(token)
    ? worked('sso', await call(sso.easyChoiceLogin, { loginSource, registerChannel }, { ssoToken: token }))
    : nobody;
