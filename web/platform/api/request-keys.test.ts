import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestKeys } from './request-keys.ts';

const dev = { storagePrefix: 'DEV_' };
const claim = 'S1:video:2026-08';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('the key of a write (decisions §4)', () => {
  it('survives a reload before the answer', () => {
    const key = requestKeys(dev, 'claim').keyOf(claim);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(requestKeys(dev, 'claim').keyOf(claim)).toBe(key);
  });

  it('is another one for another content, write or environment', () => {
    const contents = [claim, 'S2:video:2026-08', 'S1:music:2026-08', 'S1:video:2026-09'];
    const keys = [
      ...contents.map((content) => requestKeys(dev, 'claim').keyOf(content)),
      requestKeys(dev, 'order').keyOf(claim),
      requestKeys({ storagePrefix: 'TEST_' }, 'claim').keyOf(claim),
    ];
    expect(new Set(keys).size).toBe(6);
  });

  it('is a new one after the write was answered', () => {
    const keys = requestKeys(dev, 'claim');
    const first = keys.keyOf(claim);
    keys.forget(claim);
    expect(keys.keyOf(claim)).not.toBe(first);
  });

  it('stores nothing of the content', () => {
    requestKeys(dev, 'exchange').keyOf('CARD-CODE:13800000001');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/CARD|138/);
  });

  it('stays the same for every tap where storage is forbidden', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(requestKeys(dev, 'claim').keyOf('forbidden')).toBe(requestKeys(dev, 'claim').keyOf('forbidden'));
  });
});
