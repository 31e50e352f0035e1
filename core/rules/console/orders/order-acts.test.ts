import { expect, it } from 'vitest';
import { closeObstacle, resendLineObstacle } from './order-acts.ts';

const line = { way: 'supplier', delivery: 'delivering' } as const;

it.each([
  ['can be sent again while its supplier does not answer', line, null],
  ['is not sent before its delivery began', { ...line, way: null, delivery: null }, 'not-begun'],
  ['is not sent after it was delivered', { ...line, delivery: 'delivered' }, 'delivered'],
  ['is not sent after it was refunded', { ...line, delivery: 'failed' }, 'failed'],
  ['is not sent by a supplier where it goes by post', { ...line, way: 'post' }, 'not-by-supplier'],
] as const)('a line %s', (_what, facts, obstacle) => expect(resendLineObstacle(facts)).toBe(obstacle));

it('only an order that is not paid is closed', () => {
  expect([closeObstacle('created'), closeObstacle('closed'), closeObstacle('done')]).toEqual([
    null,
    '已经关闭',
    '已经付款，请走退款',
  ]);
});
