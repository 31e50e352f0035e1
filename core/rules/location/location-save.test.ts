import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nanjing } from './default-locations.ts';
import { hangzhou } from './whitelist-location.ts';
import { locationSave, locationSaveDelayMs } from './location-save.ts';

it('reports the place with seven decimals, 1.5 s later (§4, §7)', () => {
  expect(locationSave(nanjing)).toEqual({
    cityCode: '320100',
    areaName: '南京',
    longitude: '118.7674130',
    latitude: '32.0415440',
  });
  expect(locationSave(hangzhou)).toEqual({
    cityCode: '330100',
    areaName: '杭州',
    longitude: '120.1550700',
    latitude: '30.2740850',
  });
  expect(locationSaveDelayMs).toBe(1500);
});

it('sends no empty name', () =>
  expect(locationSave({ ...nanjing, areaName: '' })).not.toHaveProperty('areaName'));

it('always writes seven decimals', () =>
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degree) =>
      /^-?\d+\.\d{7}$/.test(locationSave({ ...nanjing, longitude: degree }).longitude),
    ),
  ));
