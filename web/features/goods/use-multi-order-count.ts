import { profile } from '#core/contract/user/profile.ts';
import { multiOrderCountMs } from '#core/rules/pricing/multi-order-tier.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';

// A page sells without it rather than with a complaint.
const multiOrderCount = { ...profile.multiOrderCount, quiet: true };

/** How many orders count towards the discount by pieces (§7); none for a guest, and none where they cannot be counted (§8). */
export function useMultiOrderCount(): number {
  const member = useSession(({ session }) => session.kind === 'member');
  const { data = 0, error } = useCall(multiOrderCount, {}, { enabled: member, staleMs: multiOrderCountMs });
  return member && !error ? data : 0;
}
