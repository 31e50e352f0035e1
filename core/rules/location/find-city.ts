import type { City } from './cities.ts';

/** The local area lookup: the city table filtered by areaNum (§5). */
export const findCity = (cities: readonly City[], areaNum: string): City | undefined =>
  cities.find((city) => city.areaNum === areaNum);
