import { profile } from '#core/contract/user/profile.ts';
import { provinceEligibility, type ProvinceEligibility } from '#core/rules/membership/province-eligibility.ts';
import { useCall } from '../api/use-call.ts';
import { useSession } from '../session/session-store.ts';

/** Whether whoever is here may take part, known before they tap (§5). A server that does not answer stops nobody: it judges the tap itself. */
export function useEligibility(): ProvinceEligibility {
  const ispFlag = useSession(({ session }) => (session.kind === 'member' ? session.user.ispFlag : undefined));
  const first = provinceEligibility(ispFlag);
  const { data, error } = useCall(profile.provinceEligible, {}, { enabled: ispFlag !== undefined && first.kind === 'askServer', staleMs: 300_000 });
  if (first.kind !== 'askServer' || (data === undefined && error)) return { kind: 'eligible' };
  return provinceEligibility(ispFlag, data);
}
