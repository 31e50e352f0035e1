import { provinceEligibility } from '#core/rules/membership/province-eligibility.ts';
import { useNumberOrigin } from './use-number-origin.ts';

/** Whether somebody of another province is here, whom the services of this one are not open to (§5): the session's word holds until the server says otherwise. */
export function useIsElsewhere(): boolean {
  const { ispFlag, answer } = useNumberOrigin();
  return ispFlag !== undefined && provinceEligibility(ispFlag, answer).kind !== 'eligible';
}
