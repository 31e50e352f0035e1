import { cities } from '../../location/cities.ts';

const names = new Map(cities.map((city) => [city.areaNum, city.areaName]));
const provinces = new Map(cities.map(({ areaNum, province }) => [`${areaNum.slice(0, 2)}0000`, province]));
const allTogether = '全部地区';
const allOthers = '其他地区';

/** The name of an area of stock: a city, a province, a district by its number, or all others. */
export function areaName(area: string | null): string {
  if (area === null) return allTogether;
  if (area === '*') return allOthers;
  return names.get(area) ?? provinces.get(area) ?? area;
}

/** Whether addresses can be in it: a city, a province, a district of a city, or all others. */
export const isAreaOfStock = (area: string): boolean =>
  area === '*' || names.has(area) || provinces.has(area) || names.has(`${area.slice(0, 4)}00`);

/** The area that a file names, by its name or number; undefined: there is none. */
export function areaOfText(text: string): string | null | undefined {
  if (text === '' || text === allTogether) return null;
  if (text === allOthers) return '*';
  if (/^\d{6}$/.test(text)) return isAreaOfStock(text) ? text : undefined;
  const city = cities.find(({ areaName: name, fullName }) => text === name || text === fullName);
  return city?.areaNum ?? [...provinces].find(([, name]) => name === text)?.[0];
}
