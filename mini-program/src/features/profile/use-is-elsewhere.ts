import { profile } from '#core/contract/user/profile.ts';
import { provinceEligibility } from '#core/rules/membership/province-eligibility.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { useSession } from '../../platform/session/session-store.ts';

/** Whether the member's number belongs to another province (§5): the session's value until the server answers, and not if it cannot. */
export function useIsElsewhere(): boolean {
  const session = useSession();
  const ispFlag = session.kind === 'member' ? session.user.ispFlag : undefined;
  const enabled = ispFlag !== undefined && provinceEligibility(ispFlag).kind === 'askServer';
  const { data, error } = useQuery(profile.provinceEligible, {}, { enabled, staleMs: 300_000 });
  const isSilent = data === undefined && error !== undefined;
  return !isSilent && ispFlag !== undefined && provinceEligibility(ispFlag, data).kind !== 'eligible';
}
