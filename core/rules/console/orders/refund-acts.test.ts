import { describe, expect, it } from 'vitest';
import { endRefundObstacle, refundState, sendRefundObstacle } from './refund-acts.ts';

describe('a refund', () => {
  it.each([
    ['on its way', { state: 'open', isHeld: false, hasFailed: false }, 'sending', false, false],
    ['that failed once', { state: 'open', isHeld: false, hasFailed: true }, 'retrying', true, false],
    ['on hold', { state: 'open', isHeld: true, hasFailed: true }, 'held', true, true],
    ['that is back', { state: 'done', isHeld: true, hasFailed: false }, 'done', false, false],
    ['ended by hand', { state: 'ended', isHeld: true, hasFailed: true }, 'ended', false, false],
  ] as const)('%s', (_what, facts, state, maySend, mayEnd) => {
    expect(refundState(facts)).toBe(state);
    expect([sendRefundObstacle(state) === null, endRefundObstacle(state) === null]).toEqual([
      maySend,
      mayEnd,
    ]);
  });
});
