import { loginInputs } from './login-inputs.ts';
import { mobileDigits } from './mobile-digits.ts';

export interface TypedLogin {
  readonly mobile: string;
  readonly code: string;
  readonly agreed: boolean;
}

/** The form's values at hydration, which may already be typed or filled in. */
export const typedLogin = (form: HTMLFormElement | null): TypedLogin => ({
  mobile: mobileDigits(loginInputs.mobile(form)?.value ?? ''),
  code: loginInputs.code(form)?.value ?? '',
  agreed: loginInputs.agreed(form)?.checked ?? false,
});
