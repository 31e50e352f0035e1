import type { Place } from '#core/rules/location/area.ts';
import { checkCoordinates } from '#core/rules/location/coordinates/check-coordinates.ts';
import { isFresh } from '#core/rules/location/location-cache.ts';
import type { Store } from '../storage/storage.ts';

/** The storage key, cleared at sign-out (§4, Logout). */
export const placeKey = 'location';

/** The location stored in this browser; invalid data counts as absent. */
export function storedPlace(storage: Store): Place | undefined {
  try {
    const place = JSON.parse(storage.get(placeKey) ?? '') as Partial<Place> | null;
    return place?.areaNum && place.areaName && checkCoordinates(place.longitude, place.latitude)
      ? (place as Place)
      : undefined;
  } catch {
    return undefined;
  }
}

export const keepPlace = (storage: Store, place: Place): void => storage.set(placeKey, JSON.stringify(place));

/** The stored location while fresh enough for the first render. */
export function freshPlace(storage: Store, now: number): Place | undefined {
  const place = storedPlace(storage);
  return place && isFresh(place, now) ? place : undefined;
}

/** The city that was chosen by hand, while the choice is fresh (§4). */
export function chosenArea(storage: Store, now: number): string | undefined {
  const place = freshPlace(storage, now);
  return place?.isUserChoose === 1 ? place.areaNum : undefined;
}
