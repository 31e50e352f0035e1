import type { Place } from '#core/rules/location/area.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { createStore } from '../store/create-store.ts';

/** The outcome of the last position request. */
export type Located =
  | { readonly kind: 'unknown' | 'locating' | 'refused' | 'failed' }
  | { readonly kind: 'found'; readonly place: Place };

interface PlaceState {
  /** The current city; the default until another is known, as in server rendering. */
  readonly place: Place;
  readonly located: Located;
}

const first: PlaceState = { place: nanjing, located: { kind: 'unknown' } };
const usePlaceState = createStore<PlaceState>(first);

/** The current city. */
export const usePlace = (): Place => usePlaceState(({ place }) => place);
/** The phone's position, if known. */
export const useLocated = (): Located => usePlaceState(({ located }) => located);

export const currentPlace = (): Place => usePlaceState.getState().place;
export const showPlace = (place: Place): void => usePlaceState.setState((state) => ({ ...state, place }));
export const showLocated = (located: Located): void =>
  usePlaceState.setState((state) => ({ ...state, located }));
export const forgetPlace = (): void => usePlaceState.setState(() => first);
