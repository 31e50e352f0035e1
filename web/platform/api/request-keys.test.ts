import { afterEach, describe, expect, it, vi } from 'vitest';
import { claimKeys } from './claim-keys.ts';

const dev = { storagePrefix: 'DEV_' };
const claim = ['S1', 'video', '2026-08'] as const;

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('the key of a claim (decisions §4)', () => {
  it('survives a reload in the middle of the claim', () => {
    const key = claimKeys(dev).keyOf(...claim);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(claimKeys(dev).keyOf(...claim)).toBe(key);
  });

  it('is another one for another right, subscription, month or environment', () => {
    const keys = [
      claim,
      ['S2', 'video', '2026-08'],
      ['S1', 'music', '2026-08'],
      ['S1', 'video', '2026-09'],
    ].map((each) => claimKeys(dev).keyOf(...(each as [string, string, string])));
    expect(new Set([...keys, claimKeys({ storagePrefix: 'TEST_' }).keyOf(...claim)])).toHaveLength(5);
  });

  it('is a new one after the claim was answered', () => {
    const keys = claimKeys(dev);
    const first = keys.keyOf(...claim);
    keys.forget(...claim);
    expect(keys.keyOf(...claim)).not.toBe(first);
  });

  it('stays the same for every tap where storage is forbidden', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(claimKeys(dev).keyOf('S1', 'forbidden', '2026-08')).toBe(
      claimKeys(dev).keyOf('S1', 'forbidden', '2026-08'),
    );
  });
});
