import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overloadPauseMs, overloadWait } from './overload-wait.ts';

it.each([
  [0, 0, 15_000],
  [0, 0.5, 20_000],
  [0, 1, 25_000],
  [2, 0.5, 45_000],
  [50, 0.5, 90_000],
])('try %i with chance %d waits %i ms', (tries, chance, ms) => expect(overloadWait(tries, chance)).toBe(ms));

it('is never shorter than a hand may ask, and never longer than two minutes', () =>
  fc.assert(
    fc.property(fc.nat(1000), fc.double({ min: 0, max: 1, noNaN: true }), (tries, chance) => {
      const wait = overloadWait(tries, chance);
      expect(wait).toBeGreaterThan(overloadPauseMs);
      expect(wait).toBeLessThanOrEqual(120_000);
    }),
  ));
