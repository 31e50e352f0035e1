import { names } from '../../config/names.ts';
import { isRaised } from '../format/codes.ts';

export type ProvinceEligibility =
  | { readonly kind: 'eligible' }
  | { readonly kind: 'askServer' }
  | { readonly kind: 'refused'; readonly toast: string };

/** What a subscriber of another province is told (§8). */
export const provinceToast = `该业务仅限${names.province}移动用户使用，您暂时无法办理。有问题请拨打${names.hotline}咨询。`;

/** Whether a service of the province is open: ispFlag first, then the server, whose answer comes in once it is known (§5). */
export function provinceEligibility(ispFlag: unknown, serverAnswer?: boolean): ProvinceEligibility {
  if (isRaised(ispFlag) || serverAnswer === true) return { kind: 'eligible' };
  return serverAnswer === undefined ? { kind: 'askServer' } : { kind: 'refused', toast: provinceToast };
}
