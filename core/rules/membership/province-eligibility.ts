import { names } from '../../config/names.ts';
import { isFlagSet } from '../format/codes.ts';

export type ProvinceEligibility =
  | { readonly kind: 'eligible' }
  | { readonly kind: 'askServer' }
  | { readonly kind: 'refused'; readonly toast: string };

/** The message shown to a subscriber of another province (§8). */
export const provinceToast = `该业务仅限${names.province}移动用户使用，您暂时无法办理。有问题请拨打${names.hotline}咨询。`;

/** Shown while billing does not answer and the account does not know the province: no number is refused as one of another province. */
export const unverifiedNumber = '暂时无法核实您的号码，请稍后再试';

/** Whether the subscriber may use a service of the province: decided by ispFlag, otherwise by the server's answer once known (§5). */
export function provinceEligibility(ispFlag: unknown, serverAnswer?: boolean): ProvinceEligibility {
  if (isFlagSet(ispFlag) || serverAnswer === true) return { kind: 'eligible' };
  return serverAnswer === undefined ? { kind: 'askServer' } : { kind: 'refused', toast: provinceToast };
}
