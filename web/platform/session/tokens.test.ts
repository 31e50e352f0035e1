import { afterEach, describe, expect, it, vi } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { tokenBox, trustedTokens } from './tokens.ts';

const hour = 3_600_000;
const now = Date.parse('2026-08-03T10:00:00+08:00');

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the stored sign-in (§4 Login state)', () => {
  const box = tokenBox(environments.dev);
  const storedAgo = (ms: number) =>
    box.apply({ kind: 'store', accessToken: 'a', refreshToken: 'r', tokenTime: now - ms });

  it('is a guest without a token', () => {
    expect(box.mayBeSignedIn(now)).toBe(false);
  });

  it.each([
    ['just stored', 0, true],
    ['12 hours old', 12 * hour, true],
    ['a millisecond older', 12 * hour + 1, false],
  ])('%s: the server is called: %s ms → %s', (_name, age, expected) => {
    storedAgo(age);
    expect(box.mayBeSignedIn(now)).toBe(expected);
  });

  it('keeps access token, refresh token and time under the keys of the environment (§9)', () => {
    tokenBox(environments.test).apply({ kind: 'store', accessToken: 'a', refreshToken: 'r', tokenTime: now });
    expect({ ...localStorage }).toEqual({
      TEST_testAccessToken: 'a',
      TEST_testRefreshToken: 'r',
      TEST_testTokenTime: String(now),
    });
    expect(box.read()).toEqual({ accessToken: undefined, refreshToken: undefined });
  });

  it('takes one new token and keeps the other', () => {
    storedAgo(0);
    box.apply({ kind: 'store', accessToken: 'a2', tokenTime: now });
    expect(box.read()).toEqual({ accessToken: 'a2', refreshToken: 'r' });
  });

  it('is gone after a clear', () => {
    storedAgo(0);
    box.apply({ kind: 'clear' });
    expect(localStorage).toHaveLength(0);
    expect(box.mayBeSignedIn(now)).toBe(false);
  });

  it('takes a token that no header can carry for none', () => {
    box.apply({ kind: 'store', accessToken: 'broken\n令牌', refreshToken: 'r', tokenTime: now });
    expect(box.read().accessToken).toBeUndefined();
    expect(box.mayBeSignedIn(now)).toBe(false);
  });

  it('works until the page is left where storage is forbidden', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const forbidden = tokenBox(environments.hd);
    expect(forbidden.mayBeSignedIn(now)).toBe(false);
    forbidden.apply({ kind: 'store', accessToken: 'a', refreshToken: 'r', tokenTime: now });
    expect(forbidden.read()).toEqual({ accessToken: 'a', refreshToken: 'r' });
    forbidden.apply({ kind: 'clear' });
    expect(forbidden.read().accessToken).toBeUndefined();
  });
});

describe('tokens stored more than 12 hours ago (§4)', () => {
  const box = tokenBox(environments.dev);
  const fresh = { accessToken: 'a', refreshToken: 'r' };
  const none = { accessToken: undefined, refreshToken: undefined };
  it.each([
    ['fresh, before the session is known', 0, false, fresh, false],
    ['fresh, of a member', 0, true, fresh, false],
    ['old, before the session is known: they are not sent', 13 * hour, false, none, false],
    ['old, of a member who has been here all the time: traded for new ones', 13 * hour, true, fresh, true],
  ])('%s', (_name, age, member, sent, stale) => {
    box.apply({ kind: 'store', ...fresh, tokenTime: Date.now() - age });
    const trusted = trustedTokens(box, () => member);
    expect(trusted.read()).toEqual(sent);
    expect(trusted.isStale(Date.now())).toBe(stale);
  });

  it('are written so that no tab reads an old access token with a new refresh token', () => {
    const written = vi.spyOn(Storage.prototype, 'setItem');
    box.apply({ kind: 'store', ...fresh, tokenTime: now });
    expect(written.mock.calls.map(([key]) => key)).toEqual([
      'DEV_tokenTime',
      'DEV_accessToken',
      'DEV_refreshToken',
    ]);
  });
});
