import type { City as CityView } from '#core/contract/fields.ts';
import { pinyinInitial } from '#core/rules/format/pinyin-initials.ts';
import { cities, type City } from '#core/rules/location/cities.ts';
import { cityInitials } from '#core/rules/location/city-initials.ts';
import type { RecentCities } from '../../../db/schema/locations.ts';

/** Refuses a code that cannot be a city. */
export const unknownCityText = '没有找到该城市，请重新选择';

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

/** A recent city: of the table, or as the maps service described it when it was saved. */
export const recentCityView = ({
  area_num,
  area_name,
  province,
  latitude,
  longitude,
}: Omit<RecentCities, 'user_id' | 'visited_at'>): readonly CityView[] => {
  const known = knownCity(area_num);
  if (known) return [known];
  if (area_name === null || latitude === null || longitude === null) return [];
  return [
    {
      areaNum: area_num,
      areaName: area_name,
      levelNum: area_num.slice(0, 4),
      province: province ?? '',
      latitude,
      longitude,
      initial: /^[a-z]$/.exec(pinyinInitial(area_name))?.[0].toUpperCase() ?? 'Z',
    },
  ];
};

/** All cities from A to Z. */
export const citiesInOrder: readonly CityView[] = [...byNumber.values()].sort((a, b) =>
  a.initial === b.initial ? Number(a.areaNum) - Number(b.areaNum) : a.initial < b.initial ? -1 : 1,
);
