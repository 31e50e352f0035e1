import { expect, it } from 'vitest';
import type { LotteryDraft } from '#core/contract/console/activities/openings.shapes.ts';
import { newLotteryFault } from './new-lottery-fault.ts';

const now = new Date('2026-11-18T10:00:00+08:00');
const card: LotteryDraft['prizes'][number] = {
  name: '5元券',
  picUrl: 'quick/coupon',
  kind: 'coupon',
  awardId: 'cash-5',
  weight: 100_000,
  costFen: 500,
  stock: 10,
};
const none: LotteryDraft['prizes'][number] = {
  name: '谢谢参与',
  picUrl: 'quick/all',
  kind: 'none',
  awardId: null,
  weight: 900_000,
  costFen: 0,
  stock: null,
};
const draft: LotteryDraft = {
  lotteryId: 'turntable',
  name: '国庆转盘',
  dailyChances: 1,
  rules: ['每天可转1次。'],
  beginsAt: null,
  endsAt: '2026-11-20T10:00:00+08:00',
  budgetFen: 5_000,
  prizes: [card, none],
};
const around = { awards: new Set(['coupon cash-5']) };

it.each<[string, Partial<LotteryDraft>, Parameters<typeof newLotteryFault>[1], string | undefined]>([
  ['fits', {}, around, undefined],
  [
    'beside another',
    {},
    { ...around, running: '幸运转盘' },
    '“幸运转盘”还没有结束，一个地址同时只有一个抽奖',
  ],
  ['in the past', { beginsAt: '2026-11-18T09:00:00+08:00' }, around, '开始时间已经过了，马上开始就不填'],
  ['ends first', { endsAt: '2026-11-18T10:00:00+08:00' }, around, '结束时间要在开始之后'],
  ['of two years', { endsAt: '2028-11-18T10:00:00+08:00' }, around, '一个抽奖最长366天'],
  ['with a prize twice', { prizes: [card, card, none] }, around, '奖品名称不能重复'],
  ['without a coupon', { prizes: [{ ...card, awardId: null }, none] }, around, '“5元券”还没有选券'],
  [
    'with another coupon',
    { prizes: [{ ...card, awardId: 'none' }, none] },
    around,
    '“5元券”的券不存在或不能当奖品',
  ],
  [
    'with the id of a coupon as a right',
    { prizes: [{ ...card, kind: 'right' }, none] },
    around,
    '“5元券”的权益不存在或不能当奖品',
  ],
  [
    'that gives something for nothing',
    { prizes: [card, { ...none, stock: 1 }] },
    around,
    '“谢谢参与”没有奖品，不用选奖品和数量',
  ],
  ['whose budget pays no prize', { budgetFen: 499 }, around, '预算不够一份“5元券”'],
  [
    'whose chances are too few',
    { prizes: [card, { ...none, weight: 800_000 }] },
    around,
    '概率加起来是 90%，要正好 100%',
  ],
  [
    'without a field for nothing',
    { prizes: [{ ...card, weight: 1_000_000 }] },
    around,
    '要有一格“谢谢参与”，奖品发完时落在这一格',
  ],
])('a lottery %s', (_title, changed, known, fault) =>
  expect(newLotteryFault({ ...draft, ...changed }, known, now)).toBe(fault),
);
