import { profile } from '#core/contract/user/profile.ts';
import { provinceEligibility } from '#core/rules/membership/province-eligibility.ts';
import { useCall } from '../api/use-call.ts';
import { useSession } from '../session/session-store.ts';

/** What is known of where a member's number is from. */
export interface NumberOrigin {
  /** Undefined where nobody is signed in. */
  readonly ispFlag: number | undefined;
  /** The server's word, asked for where the session's is a no (§5). */
  readonly answer: boolean | undefined;
  /** The server did not answer. */
  readonly isSilent: boolean;
}

// Asked in the background: no progress bar, no sentence when it fails.
const provinceEligible = { ...profile.provinceEligible, quiet: true };

export function useNumberOrigin(): NumberOrigin {
  const ispFlag = useSession(({ session }) => (session.kind === 'member' ? session.user.ispFlag : undefined));
  const enabled = ispFlag !== undefined && provinceEligibility(ispFlag).kind === 'askServer';
  const { data, error } = useCall(provinceEligible, {}, { enabled, staleMs: 300_000 });
  return { ispFlag, answer: data, isSilent: data === undefined && error !== undefined };
}
