import { area } from '#core/contract/common/area.ts';
import type { City } from '#core/contract/fields.ts';
import { cities } from '#core/rules/location/cities.ts';
import { cityInitials } from '#core/rules/location/city-initials.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';

/** The city table as the server lists it. */
export const listedCities: readonly City[] = cities.map(
  ({ areaNum, areaName, levelNum, province, lat, lng }) => ({
    areaNum,
    areaName,
    levelNum,
    province,
    latitude: lat,
    longitude: lng,
    initial: cityInitials[areaNum] ?? 'Z',
  }),
);

export const listed = (...names: readonly string[]): City[] =>
  names.flatMap((name) => listedCities.find(({ areaName }) => areaName === name) ?? []);

/** A few cities of some letters, enough to choose from. */
export const cityServer = (): FakeApi =>
  fakeApi()
    .answer(
      area.allCities,
      listed('安庆', '北京', '常州', '南京', '南通', '宁波', '苏州', '宿州', '无锡', '西安'),
    )
    .answer(area.recommendedCities, listed('南京', '苏州', '无锡'))
    .answer(area.recentCities, listed('西安'))
    .answer(area.saveRecentCity, null);
