import type { City } from '../../contract/fields.ts';
import type { Place, PlaceSource } from './area.ts';

/** A city as the server lists it, as a place. */
export const placeOfListedCity = (
  { areaNum, areaName, levelNum, province, latitude, longitude }: City,
  source: PlaceSource,
): Place => ({
  areaNum,
  areaName,
  levelNum,
  cityCode: areaNum,
  province,
  latitude,
  longitude,
  source,
  isAuthorize: false,
});
