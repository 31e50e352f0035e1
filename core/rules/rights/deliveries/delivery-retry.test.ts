import { expect, it } from 'vitest';
import { retryWaitMs } from './delivery-retry.ts';

it.each([
  [1, 2],
  [2, 4],
  [3, 8],
  [4, 16],
  [5, 32],
  [6, 48],
  [7, 48],
  [40, 48],
])('after unanswered attempt %i a claim waits %i seconds, ± 25 %%', (tries, seconds) => {
  expect([0, 0.5, 1].map((jitter) => retryWaitMs(tries, jitter) / 1000)).toEqual([
    seconds * 0.75,
    seconds,
    seconds * 1.25,
  ]);
});

it('never waits longer than a minute', () => {
  for (let tries = 1; tries < 100; tries += 1) expect(retryWaitMs(tries, 1)).toBeLessThanOrEqual(60_000);
});
