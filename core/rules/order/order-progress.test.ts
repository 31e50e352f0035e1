import { expect, it } from 'vitest';
import { orderMilestones, orderSentence } from './order-progress.ts';
import { orderStateTexts, type OrderState } from './order-states.ts';

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
  expect(orderMilestones(order).map(({ text }) => text)).toEqual(['提交', '关闭']);
  expect(orderSentence(order)).toEqual({ title: '订单已关闭', line: '因为closed' });
});

it('an order that waits for its group says so', () => {
  const order = { state: 'paid', log: [], isPhysical: true, waitsForGroup: true } as const;
  expect(orderSentence(order)).toEqual({
    title: '等待成团',
    line: '成团后商家发货，到时未成团全额退回',
  });
});

it('a refund is part of the way, and every state has a sentence', () => {
  const log = logged('created', 'paid', 'refunding');
  expect(
    orderMilestones({ state: 'refunding', log, isPhysical: false }).map(({ at }) => at !== undefined),
  ).toEqual([true, true, true, false]);
  for (const state of Object.keys(orderStateTexts) as OrderState[])
    expect(orderSentence({ state, log: [], isPhysical: false }).title).not.toBe('');
});
