import type { Place } from './area.ts';

/** The delay before a signed-in subscriber's place is reported (§4). */
export const locationSaveDelayMs = 1500;

/**
 * Body of /userInfo/saveUserLocationInfo: coordinates are text with seven decimals (§7). The server stores the name of a
 * city that its table does not have.
 */
export const locationSave = ({ cityCode, areaName, longitude, latitude }: Place) => ({
  cityCode,
  ...(areaName && { areaName }),
  longitude: longitude.toFixed(7),
  latitude: latitude.toFixed(7),
});
