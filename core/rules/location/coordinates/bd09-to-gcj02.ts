import type { Coordinates } from '../area.ts';

const offsetLongitude = 0.0065;
const offsetLatitude = 0.006;
const circle = (Math.PI * 3000) / 180;

/** Converts the BD-09 position of older operator apps into the map service's GCJ-02 (§4, §9). */
export const bd09ToGcj02 = ({ longitude, latitude }: Coordinates): Coordinates => {
  const x = longitude - offsetLongitude;
  const y = latitude - offsetLatitude;
  const radius = Math.sqrt(x * x + y * y) - 0.00002 * Math.sin(y * circle);
  const angle = Math.atan2(y, x) - 0.000003 * Math.cos(x * circle);
  return { longitude: radius * Math.cos(angle), latitude: radius * Math.sin(angle) };
};
