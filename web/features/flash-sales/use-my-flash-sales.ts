import { flashSales } from '#core/contract/activity/flash-sales.ts';
import type { MyFlashSales } from '#core/contract/activity/flash-sales.shapes.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';

/** What a member has of a session; undefined for guests, and until it is loaded. */
export function useMyFlashSales(sessionId: string | undefined): MyFlashSales | undefined {
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const { data } = useCall(
    flashSales.mySales,
    { sessionId: sessionId ?? '' },
    { enabled: signedIn && sessionId !== undefined, staleMs: 0 },
  );
  return signedIn ? data : undefined;
}
