import type { Place } from './area.ts';

/** The fixed location of whitelisted subscribers. */
export const hangzhou: Place = {
  areaNum: '330100',
  areaName: '杭州',
  levelNum: '3301',
  cityCode: '330100',
  province: '浙江省',
  latitude: 30.274085,
  longitude: 120.15507,
  source: 'default',
  isAuthorize: false,
};
