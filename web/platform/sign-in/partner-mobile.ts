import { sso } from '#core/contract/user/sso.ts';
import { nobody, type SignInWay } from './sign-in-way.ts';
import { worked } from './worked.ts';

/** 2. A partner's signed number. */
export const partnerMobile: SignInWay = async ({ arrival: { culMobile }, call, spend }) =>
  culMobile && spend(culMobile) ? worked('sso', await call(sso.partnerMobileLogin, { culMobile })) : nobody;
