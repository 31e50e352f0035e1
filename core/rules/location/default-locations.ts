import type { Place } from './area.ts';

/** The final fallback. The specification has two coordinates; this is the first, which the city table also has (§9). */
export const nanjing: Place = {
  areaNum: '320100',
  areaName: '南京',
  levelNum: '3201',
  cityCode: '320100',
  province: '江苏省',
  latitude: 32.041544,
  longitude: 118.767413,
  source: 'default',
  isAuthorize: false,
};
