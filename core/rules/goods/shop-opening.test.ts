import { expect, it } from 'vitest';
import { shopOpening } from './shop-opening.ts';

const at = (time: string) => new Date(`2026-08-03T${time}:00+08:00`);

it.each([
  ['06:30-20:30', '06:29', false, '今日06:30营业'],
  ['06:30-20:30', '06:30', true, '至20:30'],
  ['06:30-20:30', '20:29', true, '至20:30'],
  ['06:30-20:30', '20:30', false, '明日06:30营业'],
  ['09:30-24:00', '23:59', true, '至24:00'],
  ['00:00-24:00', '03:00', true, '24小时'],
  ['18:00-02:00', '19:00', true, '至次日02:00'],
  ['18:00-02:00', '01:59', true, '至02:00'],
  ['18:00-02:00', '02:00', false, '今日18:00营业'],
  ['全天', '12:00', false, ''],
])('a shop with the hours %s at %s is open: %s, %s', (openHours, time, isOpen, note) =>
  expect(shopOpening(openHours, at(time))).toEqual({ isOpen, note }),
);
