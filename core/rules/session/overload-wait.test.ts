import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overloadPauseMs, overloadWait } from './overload-wait.ts';

it.each([
  [0, 0, 15_000],
  [0, 0.5, 20_000],
  [0, 1, 25_000],
  [2, 0.5, 45_000],
  [50, 0.5, 90_000],
])('retry %i with jitter %d waits %i ms', (tries, jitter, ms) =>
  expect(overloadWait(tries, jitter)).toBe(ms),
);

it('is longer than the pause between manual retries, and at most two minutes', () =>
  fc.assert(
    fc.property(fc.nat(1000), fc.double({ min: 0, max: 1, noNaN: true }), (tries, jitter) => {
      const wait = overloadWait(tries, jitter);
      expect(wait).toBeGreaterThan(overloadPauseMs);
      expect(wait).toBeLessThanOrEqual(120_000);
    }),
  ));
