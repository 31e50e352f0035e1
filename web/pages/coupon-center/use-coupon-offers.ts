import { couponActivities as calls } from '#core/contract/activity/coupon-activities.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { useQuery, type QueryResult } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';

type Answer = DataOf<typeof calls.couponActivities>;

/** The offers of both tabs: for guests as inlined in the document, for members as they can claim them. */
export function useCouponOffers(): {
  readonly shown: QueryResult<Answer>;
  readonly isReady: boolean;
} {
  const call = useApi();
  const kind = useSession(({ session }) => session.kind);
  const signedIn = kind === 'member';
  const open = useCall(calls.couponActivities, {}, { enabled: !signedIn });
  const own = useQuery([calls.couponActivities.path, 'member'], () => call(calls.couponActivities, {}), {
    enabled: signedIn,
  });
  return {
    shown: signedIn ? own : open,
    isReady: kind === 'guest' || (signedIn && (own.data !== undefined || own.error !== undefined)),
  };
}
