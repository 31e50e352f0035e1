import { expect, it } from 'vitest';
import { arrivalDay } from './arrival-day.ts';

const ordered = Date.parse('2026-11-29T23:30:00+08:00');

it.each([
  ['a city of the province', '320500', '12月3日'],
  ['an address of the province', '江苏省南京市鼓楼区中山路18号', '12月3日'],
  ['a province beside it', '浙江省杭州市西湖区1号', '12月4日'],
  ['a far one', '650100', '12月8日'],
  ['any other', '北京市东城区1号', '12月5日'],
])('a parcel to %s arrives by the day after dispatch and its way', (_where, place, day) =>
  expect(arrivalDay(place, ordered)).toBe(day),
);
