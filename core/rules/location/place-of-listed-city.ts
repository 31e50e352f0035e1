import type { City } from '../../contract/fields.ts';
import type { Place, PlaceSource } from './area.ts';

/** Converts a city of the server's list to a place. */
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
