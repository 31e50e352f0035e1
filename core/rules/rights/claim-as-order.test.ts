import { expect, it } from 'vitest';
import { claimEventLine, claimLooks, exchangeLooks } from './claim-as-order.ts';

it('a claim shown as an order is being delivered, done or closed (§7 getOrderDetail)', () => {
  expect(Object.entries(claimLooks).map(([claim, { state, stateName }]) => [claim, state, stateName])).toEqual([
    ['delivering', 'delivering', '发放中'],
    ['delivered', 'done', '已完成'],
    ['failed', 'closed', '已关闭'],
  ]);
  expect(Object.values(exchangeLooks).map(({ state }) => state)).toEqual(['delivering', 'done', 'delivering', 'closed']);
});

it('its trace reads as a log, without what only the operator should see', () => {
  expect(['claimed', 'silent', 'delivered', 'refused'].map((event) => claimEventLine(event)?.state)).toEqual(['delivering', 'delivering', 'done', 'closed']);
  expect(claimEventLine('to-reconcile')).toBeUndefined();
});
