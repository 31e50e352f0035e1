import type { Place, PlaceSource } from './area.ts';
import type { City } from './cities.ts';

/** Converts a row of the city table to a place. */
export const placeOfCity = (
  { areaNum, areaName, levelNum, province, lat, lng, address }: City,
  source: PlaceSource,
): Place => ({
  areaNum,
  areaName,
  levelNum,
  cityCode: areaNum,
  province,
  latitude: lat,
  longitude: lng,
  source,
  isAuthorize: false,
  ...(address === undefined ? {} : { address }),
});
