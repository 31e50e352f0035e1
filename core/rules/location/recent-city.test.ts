import { expect, it } from 'vitest';
import { nanjing } from './default-locations.ts';
import { recentCity } from './recent-city.ts';

it('describes a recent city without the subscriber’s position', () =>
  expect(recentCity({ ...nanjing, address: '北京东路41号', isUserChoose: 1 })).toEqual({
    areaNum: '320100',
    areaName: '南京',
    province: '江苏省',
    longitude: 118.8,
    latitude: 32,
  }));

it('sends no empty name', () =>
  expect(recentCity({ ...nanjing, areaName: '' })).not.toHaveProperty('areaName'));
