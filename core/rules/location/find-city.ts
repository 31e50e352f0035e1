import type { City } from './cities.ts';

/** Looks up a city by areaNum in the built-in table (§5). */
export const findCity = (cities: readonly City[], areaNum: string): City | undefined =>
  cities.find((city) => city.areaNum === areaNum);
