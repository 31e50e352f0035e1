import type { Place } from '#core/rules/location/area.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { createStore } from '../store/create-store.ts';

/** What became of the last look for the position. */
export type Located =
  | { readonly kind: 'unknown' | 'locating' | 'refused' | 'failed' }
  | { readonly kind: 'found'; readonly place: Place };

interface PlaceState {
  /** The city the pages are about; the default one until a better is known, as the server draws. */
  readonly place: Place;
  readonly located: Located;
}

const first: PlaceState = { place: nanjing, located: { kind: 'unknown' } };
const usePlaceState = createStore<PlaceState>(first);

/** The city to draw for. */
export const usePlace = (): Place => usePlaceState(({ place }) => place);
/** Where the phone itself is, as far as it said. */
export const useLocated = (): Located => usePlaceState(({ located }) => located);

export const currentPlace = (): Place => usePlaceState.getState().place;
export const showPlace = (place: Place): void => usePlaceState.setState((state) => ({ ...state, place }));
export const showLocated = (located: Located): void =>
  usePlaceState.setState((state) => ({ ...state, located }));
export const forgetPlace = (): void => usePlaceState.setState(() => first);
