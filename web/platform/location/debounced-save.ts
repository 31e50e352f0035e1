import { userLocation } from '#core/contract/content/user-location.ts';
import type { Place } from '#core/rules/location/area.ts';
import { locationSave, locationSaveDelayMs } from '#core/rules/location/location-save.ts';
import type { CallApi } from '../api/client.ts';
import type { Store } from '../storage/storage.ts';

export interface DebouncedSave {
  /** Saves the location after a delay (debounced), unless `isStill` says that the session has changed. */
  save(place: Place, isStill: () => boolean): void;
  /** The same for a stored location, unless it was saved before: it may have been found before the sign-in. */
  saveOnce(place: Place, isStill: () => boolean): void;
  cancel(): void;
}

/** The time of the stored location that the server has. */
const savedKey = 'savedLocation';

/** Saves a member's location 1.5 s after it was found (§4). */
export function debouncedSave(
  call: CallApi,
  storage: Store,
  log: (what: string, error: unknown) => void,
): DebouncedSave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const save: DebouncedSave['save'] = (place, isStill) => {
    cancel();
    timer = setTimeout(() => {
      if (!isStill()) return;
      if (place.timestamp !== undefined) storage.set(savedKey, String(place.timestamp));
      call(userLocation.saveUserLocation, locationSave(place), { quiet: true }).catch((error: unknown) =>
        log('place not saved', error),
      );
    }, locationSaveDelayMs);
  };
  return {
    cancel,
    save,
    saveOnce(place, isStill) {
      // Only a position that the subscriber allowed to be found (V4); the area of a number is no position.
      if (place.isAuthorize && String(place.timestamp) !== storage.get(savedKey)) save(place, isStill);
    },
  };
}
