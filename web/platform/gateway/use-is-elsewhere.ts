import { provinceEligibility } from '#core/rules/membership/province-eligibility.ts';
import { useNumberOrigin } from './use-number-origin.ts';

/** Whether the member's number belongs to another province (§5): the session's value until the server answers, and not if it cannot. */
export function useIsElsewhere(): boolean {
  const { ispFlag, answer, isSilent } = useNumberOrigin();
  return !isSilent && ispFlag !== undefined && provinceEligibility(ispFlag, answer).kind !== 'eligible';
}
