import { expect, it } from 'vitest';
import { nanjing } from './default-locations.ts';
import { placeOfListedCity } from './place-of-listed-city.ts';

it('makes a place of a city the server lists', () => {
  const { areaNum, areaName, levelNum, province, latitude, longitude } = nanjing;
  expect(
    placeOfListedCity({ areaNum, areaName, levelNum, province, latitude, longitude, initial: 'N' }, 'mobile'),
  ).toEqual({ ...nanjing, source: 'mobile' });
});
