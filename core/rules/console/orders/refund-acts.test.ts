import { describe, expect, it } from 'vitest';
import { endRefundObstacle, refundState, sendRefundObstacle } from './refund-acts.ts';

describe('a refund', () => {
  it.each([
    ['on its way', { state: 'open', isOnHold: false, hasFailed: false }, 'sending', false, false],
    ['that failed once', { state: 'open', isOnHold: false, hasFailed: true }, 'retrying', true, false],
    ['on hold', { state: 'open', isOnHold: true, hasFailed: true }, 'held', true, true],
    ['that is back', { state: 'done', isOnHold: true, hasFailed: false }, 'done', false, false],
    ['ended by hand', { state: 'ended', isOnHold: true, hasFailed: true }, 'ended', false, false],
  ] as const)('%s', (_what, facts, state, maySend, mayEnd) => {
    expect(refundState(facts)).toBe(state);
    expect([sendRefundObstacle(state) === null, endRefundObstacle(state) === null]).toEqual([
      maySend,
      mayEnd,
    ]);
  });
});
