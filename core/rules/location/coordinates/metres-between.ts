import type { Coordinates } from '../area.ts';

const radian = Math.PI / 180;
const earthMetres = 6_371_000;

/** The great-circle distance of two points. */
export const metresBetween = (a: Coordinates, b: Coordinates): number => {
  const half = (degrees: number) => Math.sin((degrees * radian) / 2) ** 2;
  const arc =
    half(a.latitude - b.latitude) +
    Math.cos(a.latitude * radian) * Math.cos(b.latitude * radian) * half(a.longitude - b.longitude);
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(arc)));
};
