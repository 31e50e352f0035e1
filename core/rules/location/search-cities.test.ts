import { pinyin } from 'pinyin-pro';
import { describe, expect, it } from 'vitest';
import { cities } from './cities.ts';
import { cityInitials } from './city-initials.ts';
import { cityPinyin } from './city-pinyin.ts';
import { searchCities } from './search-cities.ts';

const found = (typed: string): string[] =>
  searchCities(cities, cityPinyin, typed).map(({ areaName }) => areaName);

describe('looking for a city', () => {
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

  it('puts what fits best first', () => {
    expect(found('吉林')[0]).toBe('吉林');
    expect(found('南')[0]?.startsWith('南')).toBe(true);
    expect(found('suzhou')).toEqual(['苏州', '宿州']);
    expect(found('sz').slice(-1)).toEqual(['石嘴山']);
  });

  it('finds the cities of a province', () => expect(found('江苏')).toHaveLength(13));
  it.each(['', '  ', '市场', 'zzz', '<script>', '\\', '(', '[]'])('%j finds nothing', (typed) =>
    expect(found(typed)).toEqual([]),
  );
  it('makes do with the initials alone', () =>
    expect(searchCities(cities, cityInitials, 'n').map(({ areaName }) => areaName)).toContain('南京'));
  it('finds a city of unknown sound by its name', () =>
    expect(searchCities(cities, {}, '南京')).toHaveLength(1));
});

describe('how cities are spoken', () => {
  const corrected: Readonly<Record<string, string>> = { 昌都: 'chang du', 喀什地区: 'ka shi di qu' };

  it('is known of every city, as the dictionary says or better', () => {
    const spoken = cities.map(({ areaNum, areaName }) => [
      areaNum,
      corrected[areaName] ?? pinyin(areaName, { toneType: 'none', type: 'array', v: true }).join(' '),
    ]);
    expect(cityPinyin).toEqual(Object.fromEntries(spoken));
  });

  it('begins with the letter the city stands under', () => {
    for (const { areaNum } of cities)
      expect(cityPinyin[areaNum]?.[0]?.toUpperCase()).toBe(cityInitials[areaNum]);
  });
});
