import { expect, it } from 'vitest';
import { answerBound, answerTime } from './answer-bounds.ts';

it.each([
  [0, '1'],
  [0.0005, '1'],
  [0.001, '1'],
  [0.00125, '1.3'],
  [0.1, '108.4'],
  [3, '3081.5'],
  [3_600, '6018.5'],
])('%d s is counted under %s ms', (seconds, bound) => expect(answerBound(seconds)).toBe(bound));

it('every response time is counted under a bound that is not shorter, and at most a quarter longer', () => {
  for (let ms = 1; ms < 6_000; ms *= 1.07) {
    const bound = Number(answerBound(ms / 1_000));
    expect(bound).toBeGreaterThanOrEqual(Math.floor(ms * 10) / 10);
    expect(bound).toBeLessThanOrEqual(ms * 1.26 + 0.1);
  }
});

it('half of the answers are within p50, and 99 of 100 within p99', () => {
  const counts = new Map([
    ['10', 0],
    [answerBound(0.01), 50],
    [answerBound(0.02), 49],
    [answerBound(1), 1],
  ]);
  expect(answerTime(counts, 0.5)).toBe(Number(answerBound(0.01)));
  expect(answerTime(counts, 0.99)).toBe(Number(answerBound(0.02)));
  expect(answerTime(counts, 1)).toBe(Number(answerBound(1)));
  expect(answerTime(new Map(), 0.5)).toBeUndefined();
});
