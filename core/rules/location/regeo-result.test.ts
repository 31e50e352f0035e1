import { describe, expect, it } from 'vitest';
import { cities } from './cities.ts';
import { nanjing } from './default-locations.ts';
import { hangzhou } from './whitelist-location.ts';
import { findCity } from './find-city.ts';
import { regeoResult } from './regeo-result.ts';

const at = { latitude: 31.3, longitude: 120.6 };
const suzhou = { adcode: '320508', city: '苏州市', province: '江苏省' };
const answer = (data: object, success = true) => ({ success, data });

describe('reading a reverse-geocode answer (§5)', () => {
  it('returns the city with the requested coordinates', () =>
    expect(regeoResult(answer({ info: 'OK', regeocode: { addressComponent: suzhou } }), at, 'maps')).toEqual({
      kind: 'found',
      place: {
        areaNum: '320500',
        cityCode: '320500',
        levelNum: '3205',
        areaName: '苏州',
        province: '江苏省',
        ...at,
        source: 'maps',
        isAuthorize: true,
      },
    }));

  it('keeps the address when there is one', () =>
    expect(
      regeoResult(
        answer({
          info: 'OK',
          regeocode: { formattedAddress: '江苏省苏州市姑苏区', addressComponent: suzhou },
        }),
        at,
        'maps',
      ).place,
    ).toMatchObject({
      address: '江苏省苏州市姑苏区',
    }));

  it.each([
    ['the call failed', undefined],
    ['the answer is no success', answer({ info: 'OK', regeocode: { addressComponent: suzhou } }, false)],
    ['info is not OK', answer({ info: 'INVALID_USER_KEY', regeocode: { addressComponent: suzhou } })],
    ['info is missing', answer({ regeocode: { addressComponent: suzhou } })],
    ['the regeocode is empty', answer({ info: 'OK', regeocode: {} })],
    ['the regeocode is missing', answer({ info: 'OK' })],
    ['the regeocode is null', answer({ info: 'OK', regeocode: null })],
    ['there is no data', { success: true, data: null }],
    [
      'the point lies in no district',
      answer({ info: 'OK', regeocode: { addressComponent: { adcode: [], city: [], province: [] } } }),
    ],
  ])('falls back to Nanjing when %s', (_, provided) =>
    expect(regeoResult(provided, at, 'maps')).toEqual({ kind: 'default', place: nanjing }),
  );
});

describe('the two default places (§9)', () => {
  it('Nanjing has the coordinates of the city table', () => {
    expect(nanjing).toMatchObject({
      areaNum: '320100',
      levelNum: '3201',
      latitude: 32.041544,
      longitude: 118.767413,
      source: 'default',
    });
    expect(findCity(cities, '320100')).toMatchObject({
      lat: nanjing.latitude,
      lng: nanjing.longitude,
      areaName: nanjing.areaName,
    });
  });

  it('Hangzhou is the location of the whitelist', () =>
    expect(hangzhou).toMatchObject({
      areaNum: '330100',
      cityCode: '330100',
      levelNum: '3301',
      latitude: 30.274085,
      longitude: 120.15507,
      source: 'default',
      isAuthorize: false,
    }));
});
