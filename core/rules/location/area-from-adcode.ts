import type { Area } from './area.ts';

/** The address of a point as the map service returns it. */
export interface AddressComponent {
  readonly adcode: string;
  /** Empty for a municipality; the service returns [] for empty. */
  readonly city?: unknown;
  readonly province?: unknown;
}

/** Municipalities, Taiwan, Hong Kong and Macao are one city with a two-digit level (§3), as in the city table. */
const oneCityRegions = ['11', '12', '31', '50', '71', '81', '82'];

const text = (value: unknown): string => (typeof value === 'string' && value !== '[]' ? value : '');

/** The city of a point, from its district code (§5). */
export const areaFromAdcode = ({ adcode, city, province }: AddressComponent): Area => {
  const levelNum = oneCityRegions.includes(adcode.slice(0, 2)) ? adcode.slice(0, 2) : adcode.slice(0, 4);
  const areaNum = levelNum.padEnd(6, '0');
  return {
    areaNum,
    cityCode: areaNum,
    levelNum,
    areaName: text(city) || text(province),
    province: text(province),
  };
};
