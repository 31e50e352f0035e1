import { profile } from '#core/contract/user/profile.ts';
import { provinceEligibility } from '#core/rules/membership/province-eligibility.ts';
import { useCall } from '../queries/use-call.ts';
import { useSession } from '../session/session-store.ts';

/** The home province of a member's number. */
export interface NumberOrigin {
  /** Undefined for guests. */
  readonly ispFlag: number | undefined;
  /** The server's answer, requested if the session says no (§5). */
  readonly answer: boolean | undefined;
  /** The server did not answer. */
  readonly isSilent: boolean;
}

// A quiet call: no progress bar and no toast.
const provinceEligible = { ...profile.provinceEligible, quiet: true };

export function useNumberOrigin(): NumberOrigin {
  const ispFlag = useSession(({ session }) => (session.kind === 'member' ? session.user.ispFlag : undefined));
  const enabled = ispFlag !== undefined && provinceEligibility(ispFlag).kind === 'askServer';
  const { data, error } = useCall(provinceEligible, {}, { enabled, staleMs: 300_000 });
  return { ispFlag, answer: data, isSilent: data === undefined && error !== undefined };
}
