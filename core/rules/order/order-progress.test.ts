import { expect, it } from 'vitest';
import { orderMilestones, orderSentence } from './order-progress.ts';
import type { OrderState } from './order-states.ts';

const logged = (...states: readonly OrderState[]) =>
  states.map((state, at) => ({ state, at: `2026-08-30T08:0${at}:00Z`, reason: `因为${state}` }));

it('an order that runs shows what is reached and what is ahead', () => {
  const log = logged('created', 'paid');
  expect(orderMilestones({ state: 'paid', log, isPhysical: true })).toEqual([
    { text: '提交', at: '2026-08-30T08:00:00Z' },
    { text: '付款', at: '2026-08-30T08:01:00Z' },
    { text: '发货', at: undefined },
    { text: '完成', at: undefined },
  ]);
});

it('a closed order ends with its closing, for the logged reason', () => {
  const order = { state: 'closed', log: logged('created', 'closed'), isPhysical: false } as const;
  expect(orderMilestones(order)).toEqual([
    { text: '提交', at: '2026-08-30T08:00:00Z' },
    { text: '关闭', at: '2026-08-30T08:01:00Z' },
  ]);
  expect(orderSentence(order)).toEqual({ title: '订单已关闭', text: '因为closed' });
});

it('an order that waits for its group says so', () => {
  const order = { state: 'paid', log: [], isPhysical: true, waitsForGroup: true } as const;
  expect(orderSentence(order)).toEqual({
    title: '等待成团',
    text: '成团后商家发货，到时未成团全额退回',
  });
  expect(orderSentence({ ...order, isPhysical: false }).text).toBe('成团后立即发放，到时未成团全额退回');
});

it('an order that is delivered without a parcel shows when its delivery began', () => {
  const log = logged('created', 'paid', 'delivering', 'done');
  for (const state of ['created', 'delivering', 'shipped', 'done'] as const)
    expect(orderMilestones({ state, log, isPhysical: false })).toEqual([
      { text: '提交', at: '2026-08-30T08:00:00Z' },
      { text: '付款', at: '2026-08-30T08:01:00Z' },
      { text: '发放', at: '2026-08-30T08:02:00Z' },
      { text: '完成', at: '2026-08-30T08:03:00Z' },
    ]);
});

it('a parcel shows when it was sent', () => {
  const log = logged('created', 'paid', 'delivering', 'shipped');
  expect(orderMilestones({ state: 'shipped', log, isPhysical: true })[2]).toEqual({
    text: '发货',
    at: '2026-08-30T08:03:00Z',
  });
});

it.each(['refunding', 'refunded'] as const)('a refund is part of the way of an order that is %s', (state) => {
  const log = logged('created', 'paid', 'refunding', 'refunded');
  expect(orderMilestones({ state, log, isPhysical: false })).toEqual([
    { text: '提交', at: '2026-08-30T08:00:00Z' },
    { text: '付款', at: '2026-08-30T08:01:00Z' },
    { text: '申请退款', at: '2026-08-30T08:02:00Z' },
    { text: '退款到账', at: '2026-08-30T08:03:00Z' },
  ]);
});

it.each<[OrderState, boolean, string, string]>([
  ['created', false, '等待付款', '超时未付款，订单会自动关闭'],
  ['paid', false, '付款成功', '正在为您发放'],
  ['paid', true, '付款成功', '商家正在备货'],
  ['delivering', false, '正在发放', '完成后会有消息提醒您'],
  ['delivering', true, '正在备货', '完成后会有消息提醒您'],
  ['shipped', true, '商品已发出', '收到后请确认收货'],
  ['done', false, '订单已完成', '感谢您的购买'],
  ['closed', false, '订单已关闭', '优惠券已退回'],
  ['refunding', false, '退款处理中', '款项将原路退回'],
  ['refunded', false, '退款已到账', '款项已原路退回'],
])('an order that is %s (a parcel: %s) reads %s: %s', (state, isPhysical, title, text) =>
  expect(orderSentence({ state, log: logged('created'), isPhysical })).toEqual({ title, text }),
);

it('an order with a code ends with its use, and says so until then', () => {
  const order = { state: 'done', log: logged('created', 'done'), isPhysical: false } as const;
  const use = { codes: 1, visits: 0, ended: 0 };
  expect(orderMilestones({ ...order, use }).at(-1)).toEqual({ text: '使用', at: undefined });
  expect(orderMilestones(order).at(-1)).toMatchObject({ text: '完成' });
  expect(orderSentence({ ...order, use })).toEqual({ title: '待使用1张', text: '到店出示券码即可' });
  expect(orderSentence({ ...order, use: { ...use, codes: 0, ended: 1 } }).title).toBe('券码已过期');
  expect(orderSentence({ ...order, use, isRefunding: true }).title).toBe('部分退款处理中');
});
