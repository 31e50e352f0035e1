import type { City as CityView } from '#core/contract/fields.ts';
import { cities, type City } from '#core/rules/location/cities.ts';
import { cityInitials } from '#core/rules/location/city-initials.ts';

/** A row of the city table in the contract's shape. */
export const cityView = ({ areaNum, areaName, levelNum, province, lat, lng }: City): CityView => ({
  areaNum,
  areaName,
  levelNum,
  province,
  latitude: lat,
  longitude: lng,
  initial: cityInitials[areaNum] ?? 'Z',
});

const byNumber = new Map(cities.map((city) => [city.areaNum, cityView(city)]));

export const knownCity = (areaNum: string): CityView | undefined => byNumber.get(areaNum);

/** The cities of these rows, in their order; an unknown area number is left out. */
export const citiesOf = (rows: readonly { readonly area_num: string }[]): CityView[] =>
  rows.flatMap(({ area_num }) => knownCity(area_num) ?? []);

/** All cities from A to Z. */
export const citiesInOrder: readonly CityView[] = [...byNumber.values()].sort((a, b) =>
  a.initial === b.initial ? Number(a.areaNum) - Number(b.areaNum) : a.initial < b.initial ? -1 : 1,
);
