import { userLocation } from '#core/contract/content/user-location.ts';
import type { Place } from '#core/rules/location/area.ts';
import { locationSave, locationSaveDelayMs } from '#core/rules/location/location-save.ts';
import type { CallApi } from '../api/client.ts';

export interface SaveLater {
  /** Reports the place in a while, unless a newer one comes or `isStill` says that its owner has gone. */
  save(place: Place, isStill: () => boolean): void;
  cancel(): void;
}

/** Reports where a signed-in subscriber is, 1.5 s after that was found (§4). */
export function saveLater(call: CallApi, log: (what: string, error: unknown) => void): SaveLater {
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
