import type { Wallet } from '#core/contract/order/wallet.shapes.ts';
import { wallet } from '#core/contract/order/wallet.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useLastValue } from '#web/platform/queries/use-last-value.ts';
import type { QueryResult } from '#web/platform/queries/use-query.ts';
import { useSession } from '#web/platform/session/session-store.ts';

/** What the member holds and can use; shops are named with their distance once the phone's position is known. */
export function useWallet(): QueryResult<Wallet> {
  const session = useSession((state) => state.session);
  const place = useFoundPlace();
  const { latitude, longitude } = place;
  const isMember = session.kind === 'member';
  const query = useCall(wallet.wallet, isMeasured(place) ? { latitude, longitude } : {}, {
    enabled: isMember,
    staleMs: 0,
  });
  const data = useLastValue(query.data, session.kind);
  return { ...query, data };
}
