import { describe, expect, it } from 'vitest';
import { cities } from './cities.ts';
import { citiesByInitial } from './cities-by-initial.ts';
import { cityInitials } from './city-initials.ts';
import { findCity } from './find-city.ts';

describe('finding a city in the built-in table (§5)', () => {
  it('filters by areaNum', () => {
    expect(findCity(cities, '320500')).toMatchObject({
      areaName: '苏州',
      levelNum: '3205',
      province: '江苏省',
    });
    expect(findCity(cities, '999999')).toBeUndefined();
  });
});

describe('the letters of the city picker', () => {
  const groups = citiesByInitial(cities, cityInitials);

  it('run from A to Z without the letters no city begins with', () => {
    const letters = groups.map(({ initial }) => initial);
    expect(letters).toEqual(letters.toSorted());
    expect(letters[0]).toBe('A');
    expect(letters.at(-1)).toBe('Z');
    expect(letters).not.toContain('I');
  });

  it('contain every city', () => expect(groups.flatMap((group) => group.cities)).toHaveLength(cities.length));

  it('put a city without pinyin last', () =>
    expect(
      citiesByInitial([{ areaNum: '0' }, { areaNum: '1' }], { 1: 'Z' }).map(({ initial }) => initial),
    ).toEqual(['Z', '#']));
});
