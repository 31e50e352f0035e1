import { describe, expect, it } from 'vitest';
import { userBrand } from './user-brand.ts';

describe('the brand of a subscriber (§3)', () => {
  it.each([
    [1, 1, '全球尊享'],
    [2, 2, '畅享校园'],
    [3, 3, '神州惠民'],
    ['3', 3, '神州惠民'],
  ])('with brand number %j is %i, %s', (brandNum, brand, userBrandName) => {
    expect(userBrand({ brandNum })).toEqual({ userBrand: brand, userBrandName, userBrandNameEx: '' });
  });

  it.each([
    [4, '银卡'],
    [5, '金卡'],
    [6, '白金卡'],
    [7, '钻石卡'],
    [8, '尊享钻石卡'],
    [9, '标准卡'],
    ['7', '钻石卡'],
  ])('is forced to 1 by credit level %j, the %s', (creditLevel, userBrandNameEx) => {
    expect(userBrand({ brandNum: 3, creditLevel })).toEqual({
      userBrand: 1,
      userBrandName: '全球尊享',
      userBrandNameEx,
    });
  });

  it.each([3, 10, 0, '', null, undefined])('is not forced by credit level %j', (creditLevel) => {
    expect(userBrand({ brandNum: 2, creditLevel })).toEqual({
      userBrand: 2,
      userBrandName: '畅享校园',
      userBrandNameEx: '',
    });
  });

  it.each([0, 4, '', undefined, 'toString'])('is none of the three with brand number %j', (brandNum) => {
    expect(userBrand({ brandNum })).toEqual({ userBrand: null, userBrandName: '', userBrandNameEx: '' });
  });
});
