import { expect, it } from 'vitest';
import {
  nextStates,
  orderMissing,
  orderStateTexts,
  payWithinMs,
  receiveWithinMs,
  refundMissing,
  statesBefore,
  stockRefusal,
  type OrderState,
} from './order-states.ts';

it('an order never comes back to a state it has left', () => {
  const reachable = (from: OrderState): readonly OrderState[] =>
    nextStates[from].flatMap((next) => [next, ...reachable(next)]);
  for (const state of Object.keys(nextStates) as OrderState[]) expect(reachable(state)).not.toContain(state);
});

it('an order is paid only while it waits for it, and refunded only after a refund began', () => {
  expect(statesBefore('paid')).toEqual(['created']);
  expect(statesBefore('refunded')).toEqual(['refunding']);
  expect(statesBefore('done')).toEqual(['delivering', 'shipped']);
});

it('an order is closed only while it is not paid, and refunded from every state after it', () => {
  expect(statesBefore('closed')).toEqual(['created']);
  expect(statesBefore('refunding')).toEqual(['paid', 'delivering', 'shipped', 'done']);
  expect(statesBefore('delivering')).toEqual(['paid']);
  expect(statesBefore('shipped')).toEqual(['delivering']);
});

it('an order that is closed or refunded stays so', () =>
  expect((['closed', 'refunded'] as const).map((state) => nextStates[state])).toEqual([[], []]));

it.each([
  ['created', '待付款'],
  ['paid', '已付款'],
  ['delivering', '发放中'],
  ['shipped', '已发货'],
  ['done', '已完成'],
  ['closed', '已关闭'],
  ['refunding', '退款中'],
  ['refunded', '已退款'],
] as const)('the state %s is displayed as %s', (state, text) => expect(orderStateTexts[state]).toBe(text));

it('an order waits half an hour for its payment and ten days for the parcel', () =>
  expect([payWithinMs / 60_000, receiveWithinMs / 86_400_000]).toEqual([30, 10]));

it('an order that cannot be made or found is refused with a sentence', () => {
  expect(stockRefusal('咖啡')).toBe('“咖啡”库存不足，请减少数量或看看别的');
  expect([orderMissing, refundMissing]).toEqual(['没有找到该订单', '没有找到该退款']);
});
