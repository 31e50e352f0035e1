import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimCycle } from './claim-cycle.ts';

describe('the rights cycle (decisions §1)', () => {
  it.each([
    ['2025-02-28T15:59:59.999Z', '2025-02', '2025-03', 1],
    ['2025-02-28T16:00:00Z', '2025-03', '2025-04', 31],
    ['2024-12-31T16:00:00Z', '2025-01', '2025-02', 31],
    ['2025-12-15T04:00:00Z', '2025-12', '2026-01', 17],
    ['2024-02-28T16:00:00Z', '2024-02', '2024-03', 1],
    ['2025-08-15T23:00:00Z', '2025-08', '2025-09', 16],
  ])('%s belongs to %s, is followed by %s, and renews in %i days', (at, cycle, next, daysUntilRenewal) => {
    expect(claimCycle(new Date(at))).toMatchObject({ cycle, next, daysUntilRenewal });
  });

  it('begins and ends at midnight in China', () => {
    expect(claimCycle(new Date('2025-03-10T00:00:00Z'))).toMatchObject({
      startsAt: Date.parse('2025-02-28T16:00:00Z'),
      endsAt: Date.parse('2025-03-31T16:00:00Z'),
    });
  });

  it('covers every instant exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) }), (now) => {
        const { cycle, startsAt, endsAt, next, daysUntilRenewal } = claimCycle(now);
        expect(startsAt).toBeLessThanOrEqual(now);
        expect(now).toBeLessThan(endsAt);
        expect(claimCycle(endsAt).cycle).toBe(next);
        expect(claimCycle(endsAt).startsAt).toBe(endsAt);
        expect(claimCycle(startsAt).cycle).toBe(cycle);
        expect(daysUntilRenewal).toBeGreaterThanOrEqual(1);
        expect(daysUntilRenewal).toBeLessThanOrEqual(31);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 500 },
    );
  });
});
