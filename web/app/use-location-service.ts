import { useEffect, useMemo } from 'react';
import type { LocationServiceBase } from '#web/platform/location/browser-location-service.ts';
import { clearOnSignOut } from '#web/platform/location/clear-on-sign-out.ts';
import { lazyLocationService } from '#web/platform/location/lazy-location-service.ts';
import type { LocationService } from '#web/platform/location/location-service.ts';

/** The location service of this document; its code is loaded at the first use. */
export function useBrowserLocationService({
  site,
  host,
  call,
  queries,
}: LocationServiceBase): LocationService {
  useEffect(clearOnSignOut, []);
  return useMemo(() => {
    const load = () => import('#web/platform/location/browser-location-service.ts');
    return lazyLocationService(() =>
      load().then(({ browserLocationService }) => browserLocationService({ site, host, call, queries })),
    );
  }, [site, host, call, queries]);
}
