import { expect, it } from 'vitest';
import { picksRefusal } from './my-month-picks.ts';
import { aMonthGroup, aMonthRight } from '../testing/a-month.ts';

const groups = [
  aMonthGroup(
    '影音会员',
    ['a', 'b', 'c'].map((rightsId) => aMonthRight(rightsId)),
    { chooseCount: 2 },
  ),
  aMonthGroup('生活权益', [aMonthRight('d')], { subscriptionId: 'S2' }),
];
const picks = (...ids: string[]) =>
  ids.map((each) => ({ subscriptionId: each === 'd' ? 'S2' : 'S1', rightsId: each }));

it.each([
  ['all', [], undefined],
  ['all', picks('a', 'b', 'd'), undefined],
  ['selected', picks('c'), undefined],
  ['selected', [], '请至少选择一项要自动领取的权益'],
  ['all', picks('a', 'b', 'c'), '“影音会员”每月最多选2项'],
  ['all', picks('a', 'a'), undefined],
  ['all', [{ subscriptionId: 'S2', rightsId: 'a' }], '您的权益有变化，请刷新后重新选择'],
  ['off', [], undefined],
  ['selected', [{ subscriptionId: 'S1', rightsId: 'd' }], '您的权益有变化，请刷新后重新选择'],
  ['selected', picks('gone'), '您的权益有变化，请刷新后重新选择'],
] as const)('%s with the picks %j is answered %s', (mode, chosen, refusal) =>
  expect(picksRefusal(groups, mode, chosen)).toBe(refusal),
);
