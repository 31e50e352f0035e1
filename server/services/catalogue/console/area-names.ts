import { cities } from '#core/rules/location/cities.ts';

const names = new Map(cities.map((city) => [city.areaNum, city.areaName]));
const provinces = new Map(cities.map(({ areaNum, province }) => [areaNum.slice(0, 2), province]));

/** The name of an area of stock: a city, a province, a district by its number, or all others. */
export function areaName(area: string | null): string {
  if (area === null) return '全部地区';
  if (area === '*') return '其他地区';
  return names.get(area) ?? (area.endsWith('0000') ? provinces.get(area.slice(0, 2)) : undefined) ?? area;
}
