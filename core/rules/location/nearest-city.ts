import type { Coordinates } from './area.ts';
import type { City } from './cities.ts';
import { metresBetween } from './coordinates/metres-between.ts';

export interface NearestCity {
  readonly city: City;
  readonly metres: number;
}

/** The city with the nearest centre; used without a map service. */
export function nearestCity(cities: readonly City[], at: Coordinates): NearestCity | undefined {
  let nearest: NearestCity | undefined;
  for (const city of cities) {
    const metres = metresBetween(at, { latitude: city.lat, longitude: city.lng });
    if (!nearest || metres < nearest.metres) nearest = { city, metres };
  }
  return nearest;
}
