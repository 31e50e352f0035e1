import { area } from '#core/contract/common/area.ts';
import { profile } from '#core/contract/user/profile.ts';
import type { Place } from '#core/rules/location/area.ts';
import { placeOfListedCity } from '#core/rules/location/place-of-listed-city.ts';
import type { CallApi } from '../api/client.ts';

/** The home area of the subscriber's number (§4): by name, then the first city under it. */
export async function mobilePlace(
  call: CallApi,
  log: (what: string, error: unknown) => void,
): Promise<Place | undefined> {
  try {
    const areaName = await call(profile.mobileArea, {}, { quiet: true });
    if (!areaName) return undefined;
    const [city] = await call(area.searchArea, { areaName }, { quiet: true });
    return city && placeOfListedCity(city, 'mobile');
  } catch (error) {
    log('no area of the number', error);
    return undefined;
  }
}
