import { sales } from '#core/contract/activity/sales.ts';
import type { MySales } from '#core/contract/activity/sales.shapes.ts';
import { useCall } from '#web/platform/answers/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';

/** What a member has of a session; undefined for guests, and until it is loaded. */
export function useMySales(sessionId: string | undefined): MySales | undefined {
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const { data } = useCall(
    sales.mySales,
    { sessionId: sessionId ?? '' },
    { enabled: signedIn && sessionId !== undefined, staleMs: 0 },
  );
  return signedIn ? data : undefined;
}
