import type { Area } from './area.ts';

/** What the map service says about a point. */
export interface AddressComponent {
  readonly adcode: string;
  /** Empty for a municipality; the service writes emptiness as a list. */
  readonly city?: unknown;
  readonly province?: unknown;
}

/** Municipalities are one city, with two digits of level (§3), as the city table has them. */
const municipalities = ['11', '12', '31', '50'];

const text = (value: unknown): string => (typeof value === 'string' && value !== '[]' ? value : '');

/** The city a point lies in, from its district code (§5). */
export const areaFromAdcode = ({ adcode, city, province }: AddressComponent): Area => {
  const levelNum = municipalities.includes(adcode.slice(0, 2)) ? adcode.slice(0, 2) : adcode.slice(0, 4);
  const areaNum = levelNum.padEnd(6, '0');
  return {
    areaNum,
    cityCode: areaNum,
    levelNum,
    areaName: text(city) || text(province),
    province: text(province),
  };
};
