import { expect, it } from 'vitest';
import { cities } from '../../location/cities.ts';
import { districtsOf, isDistrictOf } from './districts.ts';
import { names } from '../../../config/names.ts';

it('every city of the operator’s province has its districts, each once', () => {
  const own = cities.filter(({ province }) => province.startsWith(names.province));
  expect(own).toHaveLength(13);
  for (const { areaNum, fullName } of own) {
    const list = districtsOf(areaNum);
    expect(list.length, fullName).toBeGreaterThan(4);
    expect(new Set(list).size, fullName).toBe(list.length);
    for (const name of list) expect(name).toMatch(/^[一-龥]{2,}$/);
  }
});

it.each([
  ['320100', '鼓楼区', true],
  ['320300', '鼓楼区', true],
  ['320500', '鼓楼区', false],
  ['320500', '姑苏区', true],
  ['320500', '新设的区', true],
  ['650100', '天山区', true],
  ['650100', '姑苏区', true],
])('in %s the district %s fits: %s', (areaNum, district, fits) =>
  expect(isDistrictOf(areaNum, district)).toBe(fits),
);
