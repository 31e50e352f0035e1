import { expect, it } from 'vitest';
import { nanjing } from './default-locations.ts';
import { placeOfListedCity } from './place-of-listed-city.ts';

it('converts a city of the server’s list to a place', () => {
  const { areaNum, areaName, levelNum, province, latitude, longitude } = nanjing;
  expect(
    placeOfListedCity({ areaNum, areaName, levelNum, province, latitude, longitude, initial: 'N' }, 'mobile'),
  ).toEqual({ ...nanjing, source: 'mobile' });
});
