import { describe, expect, it } from 'vitest';
import { areaFromAdcode } from './area-from-adcode.ts';
import { cities } from './cities.ts';
import { findCity } from './find-city.ts';
import { fixAreaName } from './fix-area-name.ts';
import { isCityCode } from './is-city-code.ts';

describe('the city of a district code (§5)', () => {
  it.each([
    [{ adcode: '320102', city: '南京市', province: '江苏省' }, '3201', '320100', '南京市'],
    [{ adcode: '320583', city: '苏州市', province: '江苏省' }, '3205', '320500', '苏州市'],
    [{ adcode: '330106', city: '杭州市', province: '浙江省' }, '3301', '330100', '杭州市'],
    [{ adcode: '110105', city: [], province: '北京市' }, '11', '110000', '北京市'],
    [{ adcode: '310101', city: '', province: '上海市' }, '31', '310000', '上海市'],
    [{ adcode: '500231', city: '[]', province: '重庆市' }, '50', '500000', '重庆市'],
    [{ adcode: '810001', province: '香港特别行政区' }, '81', '810000', '香港特别行政区'],
    [{ adcode: '820001', province: '澳门特别行政区' }, '82', '820000', '澳门特别行政区'],
    [{ adcode: '710000', city: [], province: '台湾省' }, '71', '710000', '台湾省'],
    [{ adcode: '650502', city: '哈密市', province: '新疆维吾尔自治区' }, '6505', '650500', '哈密市'],
    [{ adcode: '540502', city: '山南市', province: '西藏自治区' }, '5405', '540500', '山南市'],
    [{ adcode: '540602', city: '那曲市', province: '西藏自治区' }, '5406', '540600', '那曲市'],
  ])('%j is level %s, area %s, named %s', (component, levelNum, areaNum, areaName) => {
    expect(areaFromAdcode(component)).toEqual({
      levelNum,
      areaNum,
      cityCode: areaNum,
      areaName,
      province: component.province,
    });
    expect(findCity(cities, areaNum)).toMatchObject({ levelNum });
  });

  it.each([
    ['429004', '429000', '湖北省'],
    ['469001', '469000', '海南省'],
    ['659001', '659000', '新疆维吾尔自治区'],
  ])(
    'a county without a prefecture, %s, is area %s with the name of its province',
    (adcode, areaNum, province) => {
      expect(areaFromAdcode({ adcode, city: [], province })).toMatchObject({ areaNum, areaName: province });
      expect(isCityCode(areaNum)).toBe(true);
    },
  );

  it.each(['320102', '999900', '32010', '000000', '3201000', ''])('%s is no code of a city', (code) =>
    expect(isCityCode(code)).toBe(false),
  );

  it('every code of the city table is the code of a city, and none is stale', () => {
    for (const { areaNum } of cities) expect(isCityCode(areaNum), areaNum).toBe(true);
    for (const stale of ['371200', '542200', '542400', '652200'])
      expect(findCity(cities, stale), stale).toBeUndefined();
  });

  it('uses the province where the area name is []', () => {
    expect(fixAreaName({ areaName: '[]', province: '北京市' })).toEqual({
      areaName: '北京市',
      province: '北京市',
    });
    expect(fixAreaName({ areaName: '南京', province: '江苏省' })).toEqual({
      areaName: '南京',
      province: '江苏省',
    });
  });
});
