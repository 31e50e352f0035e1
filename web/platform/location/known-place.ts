import type { Place } from '#core/rules/location/area.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { storeOf } from '../storage/storage.ts';
import type { World } from '../world/world.tsx';
import { currentPlace } from './place-store.ts';
import { freshPlace } from './stored-place.ts';

/** Where the subscriber is, as far as it is known already: nobody is asked, and the default is nobody's place. */
export function knownPlace({ environment: { storagePrefix } }: World, now: number): Place | undefined {
  const shown = currentPlace();
  return shown === nanjing ? freshPlace(storeOf('localStorage', storagePrefix), now) : shown;
}
