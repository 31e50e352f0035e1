import { pinyin } from 'pinyin-pro';
import { describe, expect, it } from 'vitest';
import { cities } from './cities.ts';
import { cityInitials } from './city-initials.ts';

describe('the built-in city table (§9, Location)', () => {
  it('has 340 cities, each once', () => {
    expect(cities).toHaveLength(340);
    expect(new Set(cities.map(({ areaNum }) => areaNum)).size).toBe(cities.length);
  });

  it('gives each city six digits, a name, a level and coordinates in China', () => {
    for (const { areaNum, areaName, levelNum, lat, lng } of cities) {
      expect(areaNum, areaName).toMatch(/^\d{4}00$/);
      expect(areaName).not.toMatch(/市$/);
      expect(levelNum, areaName).toMatch(/^(\d{2}|\d{4})$/);
      expect(areaNum.startsWith(levelNum), areaName).toBe(true);
      expect(areaNum).toBe(levelNum.padEnd(6, '0'));
      expect(lat, areaName).toSatisfy((value: number) => value > 3 && value < 54);
      expect(lng, areaName).toSatisfy((value: number) => value > 73 && value < 136);
    }
  });

  it('has a government address for the thirteen cities of the province and no other', () => {
    const withAddress = cities.filter(({ address }) => address !== undefined);
    expect(withAddress).toHaveLength(13);
    for (const { province, fullName, address } of withAddress) {
      expect(province).toBe('江苏省');
      expect(address?.startsWith(fullName)).toBe(true);
    }
    expect(cities.filter(({ province }) => province === '江苏省')).toHaveLength(13);
  });

  it('has the pinyin initial of every city', () => {
    const initials = cities.map(({ areaNum, areaName }) => [
      areaNum,
      pinyin(areaName, { pattern: 'first', toneType: 'none', type: 'array' })[0]?.toUpperCase(),
    ]);
    expect(cityInitials).toEqual(Object.fromEntries(initials));
  });

  it.each([
    ['500000', 'C'],
    ['350200', 'X'],
    ['341600', 'B'],
    ['341500', 'L'],
    ['430100', 'C'],
  ])('uses the reading %s → %s of an ambiguous character', (areaNum, initial) =>
    expect(cityInitials[areaNum]).toBe(initial),
  );
});
