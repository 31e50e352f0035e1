import { currentPlace, showLocated, showPlace } from './place-store.ts';
import type { LocationService } from './location-service.ts';

/** Loads the location service at its first use; if that fails, the shown city stays. */
export function lazyLocationService(load: () => Promise<LocationService>): LocationService {
  let loading: Promise<LocationService> | undefined;
  const ready = async (): Promise<LocationService | undefined> => {
    loading ??= load();
    return loading.catch(() => void (loading = undefined)); // a failed load is retried at the next use
  };
  return {
    async find(options) {
      const locationService = await ready();
      if (locationService) return locationService.find(options);
      showLocated({ kind: 'failed' });
      return currentPlace();
    },
    choose: (place) =>
      void ready().then((locationService) =>
        locationService ? locationService.choose(place) : showPlace(place),
      ),
  };
}
