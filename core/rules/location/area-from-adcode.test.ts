import { describe, expect, it } from 'vitest';
import { areaFromAdcode } from './area-from-adcode.ts';
import { cities } from './cities.ts';
import { findCity } from './find-city.ts';
import { fixAreaName } from './fix-area-name.ts';

describe('the city of a district code (§5)', () => {
  it.each([
    [{ adcode: '320102', city: '南京市', province: '江苏省' }, '3201', '320100', '南京市'],
    [{ adcode: '320583', city: '苏州市', province: '江苏省' }, '3205', '320500', '苏州市'],
    [{ adcode: '330106', city: '杭州市', province: '浙江省' }, '3301', '330100', '杭州市'],
    [{ adcode: '110105', city: [], province: '北京市' }, '11', '110000', '北京市'],
    [{ adcode: '310101', city: '', province: '上海市' }, '31', '310000', '上海市'],
    [{ adcode: '500231', city: '[]', province: '重庆市' }, '50', '500000', '重庆市'],
    [{ adcode: '810001', province: '香港特别行政区' }, '8100', '810000', '香港特别行政区'],
  ])('%j is level %s, area %s, named %s', (component, levelNum, areaNum, areaName) => {
    expect(areaFromAdcode(component)).toEqual({
      levelNum,
      areaNum,
      cityCode: areaNum,
      areaName,
      province: component.province,
    });
    expect(findCity(cities, areaNum)).toBeDefined();
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
