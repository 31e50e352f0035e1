import { isFloorFor } from '../goods/floor-audience.ts';

interface JudgedFloor {
  readonly title: string;
  readonly areas: readonly string[];
  readonly levels: readonly number[];
  /** Whether it has something to show in the city. */
  soldIn(city: string): boolean;
}
type Named<Value> = readonly (readonly [value: Value, name: string])[];

/** The levels and cities whose visitors see no floor at all, and the floors that stay away in a city of their audience. */
export function emptyCombinations(
  floors: readonly JudgedFloor[],
  levels: Named<number>,
  cities: Named<string>,
): { readonly pages: readonly string[]; readonly floors: readonly string[] } {
  const pages = cities.flatMap(([city, cityName]) =>
    levels
      .filter(
        ([level]) =>
          !floors.some(
            (floor) =>
              isFloorFor({ ...floor, brands: [], hosts: [] }, { cityCode: city, level }) &&
              floor.soldIn(city),
          ),
      )
      .map(([, levelName]) => `${cityName}${levelName}`),
  );
  const unsold = floors.flatMap((floor) => {
    const names = cities
      .filter(([city]) => (floor.areas.length === 0 || floor.areas.includes(city)) && !floor.soldIn(city))
      .map(([, name]) => name);
    return names.length > 0
      ? [`${floor.title}在${names.length === cities.length ? '所有城市' : names.join('、')}没有能买的商品`]
      : [];
  });
  return { pages, floors: unsold };
}
