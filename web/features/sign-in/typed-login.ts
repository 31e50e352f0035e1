import { loginInputs } from './login-inputs.ts';
import { mobileDigits } from './mobile-digits.ts';

export interface TypedLogin {
  readonly mobile: string;
  readonly code: string;
  readonly agreed: boolean;
}

/** What stands in the form, whoever put it there: a person is often faster than the scripts. */
export const typedLogin = (form: HTMLFormElement | null): TypedLogin => ({
  mobile: mobileDigits(loginInputs.mobile(form)?.value ?? ''),
  code: loginInputs.code(form)?.value ?? '',
  agreed: loginInputs.agreed(form)?.checked ?? false,
});
