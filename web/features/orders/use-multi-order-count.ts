import { profile } from '#core/contract/user/profile.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';

/** Cached for 30 s; concurrent requests are shared (§7). */
const staleMs = 30_000;

/** The orders the multi-order discount counts; 0 for guests and after a failure, which is not shown. */
export function useMultiOrderCount(enabled: boolean): number {
  const call = useApi();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const { data } = useQuery(
    callKey(profile.multiOrderCount, {}),
    () => call(profile.multiOrderCount, {}, { quiet: true }),
    { enabled: enabled && isMember, staleMs },
  );
  return enabled && isMember ? (data ?? 0) : 0;
}
