import type { Place } from './area.ts';

/** One decimal is about ten kilometres: the city, not the subscriber's position. */
const rounded = (degrees: number): number => Number(degrees.toFixed(1));

/** Input of /area/saveRecentVisitCity; the server needs more than the code for a city that its table does not have. */
export const recentCity = ({ areaNum, areaName, province, longitude, latitude }: Place) => ({
  areaNum,
  ...(areaName && { areaName }),
  province,
  longitude: rounded(longitude),
  latitude: rounded(latitude),
});
