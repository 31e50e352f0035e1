import { expect, it } from 'vitest';
import { narrowestStep, sumOfDays } from './funnel-steps.ts';

const none = {
  visit: 0,
  detail: 0,
  preview: 0,
  submitted: 0,
  paid: 0,
  done: 0,
  claimPage: 0,
  pressed: 0,
  claimed: 0,
  received: 0,
};
const day = { ...none, visit: 100, detail: 50, preview: 10, submitted: 9, paid: 9, done: 8, claimed: 3 };

it('the narrowest step is where the greatest share of visitors stops', () => {
  expect(narrowestStep(day)).toEqual({ from: '看商品', to: '去下单', percent: 80 });
  expect(narrowestStep({ ...day, paid: 1 })).toEqual({ from: '提交订单', to: '付款', percent: 89 });
});

it('nothing is narrow where nobody stops, or nobody came', () => {
  expect(narrowestStep(none)).toBeUndefined();
  expect(
    narrowestStep({ ...none, visit: 2, detail: 2, preview: 2, submitted: 2, paid: 2, done: 3 }),
  ).toBeUndefined();
});

it('days add up', () => {
  const { visit, received } = sumOfDays([
    { day: '2026-11-18', ...day },
    { day: '2026-11-17', ...day, received: 2 },
  ]);
  expect([visit, received]).toEqual([200, 2]);
});
