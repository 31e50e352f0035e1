import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeOf } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** In private modes every storage access throws. */
function forbidStorage(): void {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

describe('what the browser keeps (§9)', () => {
  it('keeps the values of two environments apart', () => {
    storeOf('localStorage', 'PROD_').set('channelId', 'C0013');
    expect(localStorage.getItem('PROD_channelId')).toBe('C0013');
    expect(storeOf('localStorage', 'TEST_').get('channelId')).toBeUndefined();
    expect(storeOf('localStorage', 'PROD_').get('channelId')).toBe('C0013');
  });

  it('remembers until the page is left where storage is forbidden, and never throws', () => {
    forbidStorage();
    const store = storeOf('localStorage', 'A_');
    expect(store.get('key')).toBeUndefined();
    store.set('key', 'one');
    expect(storeOf('localStorage', 'A_').get('key')).toBe('one');
    store.remove('key');
    expect(store.get('key')).toBeUndefined();
  });

  it('answers with the new value when the storage is full, not with the one it still holds', () => {
    const store = storeOf('localStorage', 'B_');
    store.set('token', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.set('token', 'new');
    expect(store.get('token')).toBe('new');
    expect(localStorage.getItem('B_token')).toBeNull();
    vi.restoreAllMocks();
    store.set('token', 'newer');
    expect(localStorage.getItem('B_token')).toBe('newer');
    expect(store.get('token')).toBe('newer');
  });
});
