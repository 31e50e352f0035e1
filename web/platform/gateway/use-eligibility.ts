import {
  provinceEligibility,
  type ProvinceEligibility,
} from '#core/rules/membership/province-eligibility.ts';
import { useNumberOrigin } from './use-number-origin.ts';

/** Whether whoever is here may take part, known before they tap (§5). A server that does not answer stops nobody: it judges the tap itself. */
export function useEligibility(): ProvinceEligibility {
  const { ispFlag, answer, isSilent } = useNumberOrigin();
  return isSilent ? { kind: 'eligible' } : provinceEligibility(ispFlag, answer);
}
