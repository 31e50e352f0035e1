import { expect, it } from 'vitest';
import { lastsUntil } from './lasts-until.ts';

const now = new Date('2026-11-19T09:40:00+08:00');

it.each([
  [
    'lasts to the end of the month',
    { leftMb: 9_000, dailyAverageMb: 600, daysLeft: 12 },
    '照这样用，流量够用到月底',
    true,
  ],
  [
    'lasts just so long',
    { leftMb: 7_200, dailyAverageMb: 600, daysLeft: 12 },
    '照这样用，流量够用到月底',
    true,
  ],
  ['ends before', { leftMb: 7_199, dailyAverageMb: 600, daysLeft: 12 }, '照这样用，流量够到11月30日', false],
  ['ends soon', { leftMb: 1_229, dailyAverageMb: 600, daysLeft: 12 }, '照这样用，流量够到11月21日', false],
  ['ends today', { leftMb: 300, dailyAverageMb: 600, daysLeft: 12 }, '照这样用，流量今天就会用完', false],
  ['is used up', { leftMb: 0, dailyAverageMb: 600, daysLeft: 12 }, '本月流量已用完', false],
  ['was not used yet', { leftMb: 9_000, dailyAverageMb: 0, daysLeft: 12 }, '照这样用，流量够用到月底', true],
] as const)('says until when data lasts that %s', (_which, use, text, isEnough) =>
  expect(lastsUntil(use, now)).toEqual({ text, isEnough }),
);

it('says nothing of a month that is over', () =>
  expect(lastsUntil({ leftMb: 9_000, dailyAverageMb: 600, daysLeft: 0 }, now)).toBeUndefined());
