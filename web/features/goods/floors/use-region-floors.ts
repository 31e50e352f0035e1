import type { DataOf } from '#core/contract/endpoint.ts';
import { home } from '#core/contract/goods/home.ts';
import type { QueryResult } from '#web/platform/queries/use-query.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { usePlace } from '#web/platform/location/place-store.ts';
import { useSession } from '#web/platform/session/session-store.ts';

/**
 * The floors of a region. The document has those for everyone; where city, member or host make a difference, the
 * visitor's own replace them once the session is known.
 */
export function useRegionFloors(regionCode: string): QueryResult<DataOf<typeof home.regionFloors>> {
  const everyones = useCall(home.regionFloors, { regionCode });
  const who = useSession(({ session }) => session.kind);
  const { cityCode } = usePlace();
  const { id: host } = useHost();
  const variesBy = everyones.data?.variesBy ?? [];
  const isOwn = variesBy.includes('city') || variesBy.includes('host');
  const own = useCall(
    home.regionFloors,
    { regionCode, cityCode, host },
    { enabled: who !== 'unknown' && (isOwn || (who === 'member' && variesBy.includes('member'))) },
  );
  return own.data ? own : everyones;
}
