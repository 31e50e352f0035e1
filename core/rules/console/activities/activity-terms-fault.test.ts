import { expect, it } from 'vitest';
import { activityTermsFault } from './activity-terms-fault.ts';

const now = new Date('2026-11-18T14:00:00+08:00');
const current = {
  kind: 'lottery' as const,
  beginsAt: new Date('2026-11-18T08:00:00+08:00'),
  endsAt: new Date('2026-11-20T08:00:00+08:00'),
  spentFen: 5_000,
  stocks: [{ prizeId: 'a', name: '月卡', taken: 3 }],
};

it.each([
  ['a later end', { endsAt: '2026-11-21T08:00:00+08:00' }, undefined],
  ['an end in the past', { endsAt: '2026-11-18T13:00:00+08:00' }, '结束时间已经过了，要马上停请用“停止”'],
  ['an end before the beginning', { endsAt: '2026-11-18T07:00:00+08:00' }, '结束要晚于开始'],
  [
    'another beginning of what runs',
    { beginsAt: '2026-11-18T15:00:00+08:00' },
    '活动已经开始，不能改开始时间',
  ],
  ['the same beginning', { beginsAt: '2026-11-18T08:00:00+08:00' }, undefined],
  ['a budget below what is spent', { budgetFen: 4_999 }, '预算已用 ¥50.00，不能再少'],
  ['a budget of what is spent', { budgetFen: 5_000 }, undefined],
  ['fewer units than were given', { stocks: [{ prizeId: 'a', total: 2 }] }, '月卡已发 3 份，不能再少'],
  ['units of a prize without a limit', { stocks: [{ prizeId: 'b', total: 2 }] }, '没有这个限量奖品'],
])('%s', (_title, terms, fault) => expect(activityTermsFault(terms, current, now)).toBe(fault));

it('daily cash has no time', () =>
  expect(activityTermsFault({ endsAt: '2026-11-21T08:00:00+08:00' }, { ...current, kind: 'cash' }, now)).toBe(
    '这类活动不能在这里改时间',
  ));
