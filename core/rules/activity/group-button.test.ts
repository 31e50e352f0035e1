import { expect, it } from 'vitest';
import { groupButton, type GroupButtonFacts } from './group-button.ts';

const open = { state: 'open', free: 1 } as const;
const rows: readonly (readonly [string, Partial<GroupButtonFacts>, string, string])[] = [
  ['an activity without a group', {}, '我来开团', 'open'],
  ['a group with a free seat', { group: open }, '去参团', 'join'],
  ['a guest', { who: 'guest', group: open }, '登录参团', 'login'],
  ['a guest without a group', { who: 'guest' }, '登录开团', 'login'],
  ['a subscriber without the right type', { who: 'not-allowed', group: open }, '开通会员参团', 'upgrade'],
  ['one without it and without a group', { who: 'not-allowed' }, '开通会员开团', 'upgrade'],
  ['a group whose seats are taken', { group: { state: 'open', free: 0 } }, '等待付款', 'none'],
  ['a formed group of others', { group: { state: 'formed', free: 0 } }, '我来开团', 'open'],
  ['an expired group of others', { group: { state: 'expired', free: 0 } }, '我来开团', 'open'],
  ['an own seat that is not paid', { group: open, seat: 'reserved' }, '去付款', 'pay'],
  ['an own group that waits', { group: open, seat: 'paid' }, '邀请好友', 'invite'],
  ['an own formed group', { group: { state: 'formed', free: 0 }, seat: 'paid' }, '查看订单', 'order'],
  ['an own refunded seat', { group: { state: 'expired', free: 0 }, seat: 'refunded' }, '查看订单', 'order'],
  ['before the begin', { offer: 'coming' }, '还没开始', 'none'],
  ['a used-up budget', { offer: 'gone', group: open }, '已抢完', 'none'],
  ['after the end', { offer: 'over' }, '已结束', 'none'],
];

it.each(rows)('%s: the button is %s', (_who, facts, text, action) => {
  const { reason, ...button } = groupButton({ who: 'allowed', offer: 'running', ...facts });
  expect(button).toEqual({ text, action });
  expect(reason !== '').toBe(action === 'none');
});
