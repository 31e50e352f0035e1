import { pinyin } from 'pinyin-pro';
import { describe, expect, it } from 'vitest';
import { cities } from './cities.ts';
import { cityInitials } from './city-initials.ts';
import { cityPinyin } from './city-pinyin.ts';
import { searchCities } from './search-cities.ts';

const found = (typed: string): string[] =>
  searchCities(cities, cityPinyin, typed).map(({ areaName }) => areaName);

describe('searching a city', () => {
  it.each([
    ['南京', '南京'],
    ['南京市', '南京'],
    [' 南 京 ', '南京'],
    ['nj', '南京'],
    ['NJ', '南京'],
    ['nanj', '南京'],
    ["xi'an", '西安'],
    ['sjz', '石家庄'],
    ['cq', '重庆'],
    ['xm', '厦门'],
    ['la', '六安'],
    ['乌鲁', '乌鲁木齐'],
    ['浩特', '呼和浩特'],
  ])('%s finds %s', (typed, name) => expect(found(typed)).toContain(name));

  it('sorts the best match first', () => {
    expect(found('吉林')[0]).toBe('吉林');
    expect(found('南')[0]?.startsWith('南')).toBe(true);
    expect(found('suzhou')).toEqual(['苏州', '宿州']);
    expect(found('sz').slice(-1)).toEqual(['石嘴山']);
  });

  it('finds the cities of a province', () => expect(found('江苏')).toHaveLength(13));
  it.each(['', '  ', '市场', 'zzz', '<script>', '\\', '(', '[]'])('%j finds nothing', (typed) =>
    expect(found(typed)).toEqual([]),
  );
  it('works with initials only', () =>
    expect(searchCities(cities, cityInitials, 'n').map(({ areaName }) => areaName)).toContain('南京'));
  it('finds a city without pinyin by its name', () =>
    expect(searchCities(cities, {}, '南京')).toHaveLength(1));
});

describe('the pinyin of cities', () => {
  const corrected: Readonly<Record<string, string>> = { 昌都: 'chang du', 喀什地区: 'ka shi di qu' };

  it('is that of the dictionary, with corrections, for every city', () => {
    const expected = cities.map(({ areaNum, areaName }) => [
      areaNum,
      corrected[areaName] ?? pinyin(areaName, { toneType: 'none', type: 'array', v: true }).join(' '),
    ]);
    expect(cityPinyin).toEqual(Object.fromEntries(expected));
  });

  it('begins with the initial of the city', () => {
    for (const { areaNum } of cities)
      expect(cityPinyin[areaNum]?.[0]?.toUpperCase()).toBe(cityInitials[areaNum]);
  });
});
