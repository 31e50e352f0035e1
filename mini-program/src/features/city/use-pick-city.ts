import { area } from '#core/contract/common/area.ts';
import type { Place } from '#core/rules/location/area.ts';
import { recentCity } from '#core/rules/location/recent-city.ts';
import { callApi } from '../../platform/call.ts';
import { toast } from '../../platform/host/toast.ts';
import { choosePlace } from '../../platform/location/find-place.ts';
import { goBack } from '../../platform/navigation/go-back.ts';
import { useSession } from '../../platform/session/session-store.ts';

export type PickCity = (place: Place) => void;

/** Sets the current city, adds it to a member's recent cities, and leads back. */
export function usePickCity(): PickCity {
  const isMember = useSession().kind === 'member';
  return (place) => {
    choosePlace(place);
    goBack();
    toast(`已切换到${place.areaName}`);
    // A failure to save the recent city is not shown.
    if (isMember) callApi(area.saveRecentCity, recentCity(place), { quiet: true }).catch(() => undefined);
  };
}
