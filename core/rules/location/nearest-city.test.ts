import { describe, expect, it } from 'vitest';
import { cities } from './cities.ts';
import { nearestCity } from './nearest-city.ts';

describe('the nearest city (§9, the built-in table)', () => {
  it.each(cities.map((city) => [city.areaName, city] as const))(
    '%s is nearest to its own centre',
    (_name, { areaNum, lat, lng }) => {
      const found = nearestCity(cities, { latitude: lat, longitude: lng });
      expect(found?.city.areaNum).toBe(areaNum);
      expect(found?.metres).toBeLessThan(1);
    },
  );

  it.each([
    ['a mountain outside Nanjing', 118.85, 32.06, '320100', 12_000],
    ['a lake west of Suzhou', 120.35, 31.25, '320500', 30_000],
  ])('%s', (_title, longitude, latitude, areaNum, within) => {
    const found = nearestCity(cities, { longitude, latitude });
    expect(found?.city.areaNum).toBe(areaNum);
    expect(found?.metres).toBeLessThan(within);
  });

  it('includes the distance, so that points on other continents can be rejected', () => {
    expect(nearestCity(cities, { longitude: -0.12, latitude: 51.5 })?.metres).toBeGreaterThan(4_000_000);
    expect(nearestCity(cities, { longitude: 179.9, latitude: -89.9 })?.metres).toBeGreaterThan(4_000_000);
    expect(nearestCity([], { longitude: 1, latitude: 1 })).toBeUndefined();
  });
});
