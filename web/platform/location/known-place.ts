import type { Place } from '#core/rules/location/area.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { storeOf } from '../storage/storage.ts';
import type { SiteContext } from '../site/site-context.tsx';
import { currentPlace } from './place-store.ts';
import { freshPlace } from './stored-place.ts';

/** The known location without a prompt; the default city does not count as known. */
export function knownPlace({ environment: { storagePrefix } }: SiteContext, now: number): Place | undefined {
  const shown = currentPlace();
  return shown === nanjing ? freshPlace(storeOf('localStorage', storagePrefix), now) : shown;
}
