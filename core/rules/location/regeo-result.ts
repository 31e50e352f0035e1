import type { Coordinates, Place, PlaceSource } from './area.ts';
import { areaFromAdcode } from './area-from-adcode.ts';
import { cleanCityName } from './clean-city-name.ts';
import { nanjing } from './default-locations.ts';

/** The answer of the reverse-geocode call. */
export interface RegeoAnswer {
  readonly success: boolean;
  readonly data?: {
    readonly info?: string;
    readonly regeocode?: {
      readonly formattedAddress?: unknown;
      readonly addressComponent?: {
        readonly adcode?: unknown;
        readonly city?: unknown;
        readonly province?: unknown;
      };
    } | null;
  } | null;
}

export type RegeoResult =
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: 'default'; readonly place: Place };

/** The place at these coordinates, or the default city after any failure (§5). */
export const regeoResult = (
  answer: RegeoAnswer | undefined,
  at: Coordinates,
  source: PlaceSource,
): RegeoResult => {
  const fallback: RegeoResult = { kind: 'default', place: nanjing };
  if (!answer?.success || answer.data?.info !== 'OK') return fallback;
  const { addressComponent: component, formattedAddress: address } = answer.data.regeocode ?? {};
  if (typeof component?.adcode !== 'string' || !/^\d{6}$/.test(component.adcode)) return fallback;
  const area = areaFromAdcode({ ...component, adcode: component.adcode });
  const place: Place = { ...area, areaName: cleanCityName(area.areaName), ...at, source, isAuthorize: true };
  return {
    kind: 'found',
    place: typeof address === 'string' && address !== '' ? { ...place, address } : place,
  };
};
