import { expect, it } from 'vitest';
import type { MyFlashSales } from '../../contract/activity/flash-sales.shapes.ts';
import { halfPriceLeft } from './half-price-left.ts';

const serverNow = '2026-08-15T12:00:00+08:00';
const zone = { serverNow, endsAt: '2030-01-01T00:00:00+08:00' };
const goods = (activityId: string, stockLeft = 5, minLevel = 0) => ({ activityId, stockLeft, minLevel });
const four = [goods('a'), goods('b'), goods('gone', 0), goods('platinum', 5, 3)];
const mine: MyFlashSales = {
  serverNow,
  mayBuy: true,
  level: 2,
  quotaLeft: 2,
  reservations: [],
  appointments: [],
  ticket: null,
  entries: [],
};
const bought = {
  activityId: 'a',
  quantity: 1,
  state: 'bought',
  expiresAt: serverNow,
  orderNo: 'O1',
} as const;

it.each([
  ['within the quota', mine, 2],
  ['with a quota of one', { ...mine, quotaLeft: 1 }, 1],
  ['without a quota as many as there are to buy', { ...mine, quotaLeft: null }, 2],
  ['of a higher level one more', { ...mine, level: 3, quotaLeft: null }, 3],
  ['with one bought already', { ...mine, reservations: [bought] }, 1],
  ['with a used quota', { ...mine, quotaLeft: 0 }, 0],
  ['without the right to it', { ...mine, mayBuy: false }, 0],
])('a subscriber %s can buy what has a button to buy', (_who, theirs, left) =>
  expect(halfPriceLeft({ ...zone, goods: four }, theirs)).toBe(left),
);
