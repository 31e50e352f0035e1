import type { Coordinates } from '../area.ts';

const metresPerDegree = 111_195;
const radian = Math.PI / 180;

export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The smallest box of latitudes and longitudes that contains the circle, for an index to read before distances are computed. */
export function boxAround({ latitude, longitude }: Coordinates, metres: number): Box {
  const high = metres / metresPerDegree;
  // Near the poles a degree of longitude has no length; the limit keeps the width finite.
  const wide = high / Math.max(0.01, Math.cos((Math.abs(latitude) + high) * radian));
  return { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide };
}
