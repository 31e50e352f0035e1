import { usePlace } from './place-store.ts';

/** Where the visitor is, if the phone said so; a city that is only assumed or chosen has no distance to a shop. */
export function usePosition(): { readonly latitude?: number; readonly longitude?: number } {
  const { latitude, longitude, isAuthorize } = usePlace();
  return isAuthorize ? { latitude, longitude } : {};
}
