import { expect, it } from 'vitest';
import { refundRetry } from './refund-retry.ts';

it('a refused refund is tried three times, then it is held', () => {
  expect([1, 2, 3].map((tries) => refundRetry('refused', tries).kind)).toEqual(['retry', 'retry', 'hold']);
});

it('the wait doubles from ten seconds on, up to an hour', () => {
  expect([1, 2, 9, 10, 23].map((tries) => refundRetry('unanswered', tries))).toEqual(
    [10_000, 20_000, 2_560_000, 3_600_000, 3_600_000].map((waitMs) => ({ kind: 'retry', waitMs })),
  );
});

it('a refund without an answer is tried with growing waits for most of a day, then it is held', () => {
  let [tries, waitedMs] = [1, 0];
  for (let next = refundRetry('unanswered', tries); next.kind === 'retry';) {
    expect(next.waitMs).toBeLessThanOrEqual(3_600_000);
    waitedMs += next.waitMs;
    next = refundRetry('unanswered', (tries += 1));
  }
  expect(waitedMs / 3_600_000).toBeGreaterThan(12);
  expect(waitedMs / 3_600_000).toBeLessThan(24);
});
