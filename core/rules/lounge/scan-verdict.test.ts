import { describe, expect, it } from 'vitest';
import { scanVerdict, type ScanFacts } from './scan-verdict.ts';

const facts: ScanFacts = {
  state: 'waiting',
  timing: 'current',
  kind: 'rail',
  hallKind: 'rail',
  hallId: 'south',
  scannedHallId: 'south',
  companions: 1,
  companionsCounted: 1,
};

describe('the scanner at a lounge', () => {
  it.each([
    [{}, 'verified'],
    [{ hallId: null, scannedHallId: 'north' }, 'verified'],
    [{ scannedHallId: 'north' }, 'wrong-hall'],
    [{ hallId: null, hallKind: 'airport' }, 'wrong-hall'],
    [{ companionsCounted: 2 }, 'companions'],
    [{ timing: 'expired' }, 'expired'],
    [{ timing: 'early' }, 'early'],
    [{ state: 'verified', timing: 'expired' }, 'used'],
    [{ state: 'cancelled' }, 'cancelled'],
    [{ state: 'expired' }, 'over'],
  ] as const)('answers %o with %s', (change, verdict) =>
    expect(scanVerdict({ ...facts, ...change })).toBe(verdict),
  );
});
