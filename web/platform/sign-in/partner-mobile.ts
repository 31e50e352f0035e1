import { sso } from '#core/contract/user/sso.ts';
import { notSignedIn, type SignInSource } from './sign-in-source.ts';
import { signInOutcomeOf } from './sign-in-outcome-of.ts';

/** 2. A partner's signed number. */
export const partnerMobile: SignInSource = async ({ arrival: { culMobile }, call, spend }) =>
  culMobile && spend(culMobile)
    ? signInOutcomeOf('sso', await call(sso.partnerMobileLogin, { culMobile }))
    : notSignedIn;
