import { sso } from '#core/contract/user/sso.ts';
import { loginSource } from '#core/rules/session/login-types.ts';
import { notSignedIn, type SignInSource } from './sign-in-source.ts';
import { signInOutcomeOf } from './sign-in-outcome-of.ts';

/** 1. A partner-choice token. */
export const partnerChoice: SignInSource = async ({
  arrival: { partnerChoiceToken: token },
  origin: { registerChannel },
  call,
  spend,
}) =>
  token && spend(token)
    ? signInOutcomeOf(
        'sso',
        await call(sso.easyChoiceLogin, { loginSource, registerChannel }, { ssoToken: token }),
      )
    : notSignedIn;
