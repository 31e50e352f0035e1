import { userLocation } from '#core/contract/content/user-location.ts';
import type { Place } from '#core/rules/location/area.ts';
import { locationSave, locationSaveDelayMs } from '#core/rules/location/location-save.ts';
import type { CallApi } from '../api/client.ts';

export interface DebouncedSave {
  /** Saves the location after a delay (debounced), unless `isStill` says that the session has changed. */
  save(place: Place, isStill: () => boolean): void;
  cancel(): void;
}

/** Saves a member's location 1.5 s after it was found (§4). */
export function debouncedSave(call: CallApi, log: (what: string, error: unknown) => void): DebouncedSave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    save(place, isStill) {
      cancel();
      timer = setTimeout(() => {
        if (isStill())
          call(userLocation.saveUserLocation, locationSave(place), { quiet: true }).catch((error: unknown) =>
            log('place not saved', error),
          );
      }, locationSaveDelayMs);
    },
  };
}
