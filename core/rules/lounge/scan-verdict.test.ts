import { describe, expect, it } from 'vitest';
import { scanSentences, scanVerdict, type ScanFacts } from './scan-verdict.ts';

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

  it('says what to do after each answer, and that no visit was spent by a refusal that can be repeated', () => {
    const spendsNothing = '次数没有扣减';
    const refusals = ['expired', 'early', 'wrong-hall', 'companions'] as const;
    for (const refusal of refusals) expect(scanSentences[refusal]).toMatch(/，请.*次数没有扣减$/);
    expect(scanSentences.verified).toContain('核销成功');
    expect(scanSentences.unknown).toContain('无法识别');
    expect(scanSentences.used).toContain('不能重复使用');
    expect(scanSentences.cancelled).toContain('已取消');
    expect(scanSentences.over).toContain('次数已退回');
    expect(Object.values(scanSentences).filter((text) => text.includes(spendsNothing))).toHaveLength(
      refusals.length,
    );
  });
});
