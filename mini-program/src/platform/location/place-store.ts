import type { Place } from '#core/rules/location/area.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { createStore, useStore } from '../create-store.ts';
import { storage } from '../storage.ts';

const key = 'location';

/** Where the visitor is, or the default city until that is known. */
export const place = createStore<Place>(nanjing);
export const usePlace = (): Place => useStore(place);

/** The outcome of the last request of the phone's position. */
export type Located =
  | { readonly kind: 'unknown' | 'locating' | 'refused' | 'failed' }
  | { readonly kind: 'found'; readonly place: Place };

export const located = createStore<Located>({ kind: 'unknown' });
export const useLocated = (): Located => useStore(located);

export function storedPlace(): Place | undefined {
  try {
    const found = JSON.parse(storage.get(key) ?? 'null') as Place | null;
    return found && typeof found.areaNum === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}

export const keepPlace = (found: Place): void => storage.set(key, JSON.stringify(found));
