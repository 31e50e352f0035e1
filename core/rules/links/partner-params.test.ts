import { describe, expect, it } from 'vitest';
import type { PartnerSite } from '../../config/external-services.ts';
import { needsPosition, partnerParams } from './partner-params.ts';

const sites: readonly PartnerSite[] = [
  { origin: 'https://near.example', longitudeKey: 'long', latitudeKey: 'lat', withAreaNum: false },
  { origin: 'https://city.example', longitudeKey: 'longitude', latitudeKey: 'latitude', withAreaNum: true },
];
const position = { longitude: 118.767413, latitude: 32.041544, areaNum: '320100' };

describe('the parameters for a partner site (§2)', () => {
  it.each([
    ['https://near.example/shops?a=1', { long: '118.767413', lat: '32.041544' }],
    ['https://city.example/', { longitude: '118.767413', latitude: '32.041544', areaNum: '320100' }],
    ['http://near.example/', {}],
    ['https://near.example.evil.example/', {}],
    ['https://evil.example/?u=https://near.example', {}],
    ['https://near.example@evil.example/', {}],
    ['/inside', {}],
  ])('%s receives %j', (link, params) => {
    expect(partnerParams(link, sites, position)).toEqual(params);
    expect(needsPosition(link, sites)).toBe(Object.keys(params).length > 0);
  });
});
