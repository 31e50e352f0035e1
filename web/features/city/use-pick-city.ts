import { area } from '#core/contract/common/area.ts';
import type { Place } from '#core/rules/location/area.ts';
import { recentCity } from '#core/rules/location/recent-city.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useLocationService } from '#web/platform/location/location-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type PickCity = (place: Place) => void;

/** Sets the current city and adds it to a member's recent cities. */
export function usePickCity(onDone: () => void): PickCity {
  const call = useApi();
  const queries = useQueryCache();
  const locationService = useLocationService();
  const isMember = useSession(({ session }) => session.kind === 'member');
  return (place) => {
    locationService.choose(place);
    onDone();
    toast(`已切换到${place.areaName}`);
    if (!isMember) return;
    // A failure to save the recent city is not shown.
    call(area.saveRecentCity, recentCity(place), { quiet: true }).then(
      () => queries.refresh(area.recentCities.path),
      () => undefined,
    );
  };
}
