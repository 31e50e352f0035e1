import {
  provinceEligibility,
  type ProvinceEligibility,
} from '#core/rules/membership/province-eligibility.ts';
import { useNumberOrigin } from './use-number-origin.ts';

/** Whether the subscriber is eligible, checked before the tap (§5). Without an answer the tap is allowed and the server decides. */
export function useEligibility(): ProvinceEligibility {
  const { ispFlag, answer, isSilent } = useNumberOrigin();
  return isSilent ? { kind: 'eligible' } : provinceEligibility(ispFlag, answer);
}
