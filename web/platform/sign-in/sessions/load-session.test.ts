import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { session } from '#core/contract/user/session.ts';
import { aMember, aUser } from '../../testing/a-user.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { loadSession } from './load-session.ts';
import { forgetMember, rememberMember } from '../../session/remembered-member.ts';
import { currentSession, setSession } from '../../session/session-store.ts';
import { tokenBox } from '../../session/tokens.ts';

const tokens = tokenBox(environments.dev);
const storeTokens = (tokenTime = Date.now()) =>
  tokens.apply({ kind: 'store', accessToken: 'a', refreshToken: 'r', tokenTime });

beforeEach(() => setSession({ kind: 'unknown' }));
afterEach(() => {
  localStorage.clear();
  forgetMember(environments.dev);
});

describe('who is here (§4 Login state)', () => {
  it('is a guest without a token, and the server is not bothered', async () => {
    const api = fakeApi();
    await loadSession(api.call, tokens);
    expect(currentSession()).toEqual({ kind: 'guest' });
    expect(api.calls).toEqual([]);
  });

  it('is a guest with a token stored more than 12 hours ago, and the token is removed', async () => {
    storeTokens(Date.now() - 13 * 3_600_000);
    await loadSession(fakeApi().call, tokens);
    expect(currentSession()).toEqual({ kind: 'guest' });
    expect(localStorage.length).toBe(0);
  });

  it('is loaded again once the network is back when the token is older than 12 hours', async () => {
    storeTokens(Date.now() - 13 * 3_600_000);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await loadSession(fakeApi().call, tokens);
    expect(currentSession()).toEqual({ kind: 'guest', unconfirmed: true });
    onLine.mockRestore();
    await loadSession(fakeApi().call, tokens);
    expect(currentSession()).toEqual({ kind: 'guest' });
  });

  it('is the member the server names', async () => {
    storeTokens();
    const api = fakeApi().answer(session.loginStatus, { isLogin: true, userInfo: aUser() });
    await loadSession(api.call, tokens);
    expect(currentSession()).toEqual(aMember());
  });

  it('is a guest when the server says so', async () => {
    storeTokens();
    await loadSession(fakeApi().answer(session.loginStatus, { isLogin: false, userInfo: null }).call, tokens);
    expect(currentSession()).toEqual({ kind: 'guest' });
  });

  it('sees public pages as a guest while the server is unreachable and no member is remembered, which differs from a no', async () => {
    storeTokens();
    await loadSession(fakeApi().unplug(session.loginStatus).call, tokens);
    expect(currentSession()).toEqual({ kind: 'guest', unconfirmed: true });
    expect(tokens.read().accessToken).toBe('a');
  });

  it('is the member the phone remembers while the server is unreachable, until it can be reached', async () => {
    storeTokens();
    rememberMember(environments.dev, { user: aUser(), level: 2, levelName: '黄金会员', products: [] });
    const api = fakeApi().unplug(session.loginStatus);
    await loadSession(api.call, tokens);
    expect(currentSession()).toEqual({ ...aMember(), unconfirmed: true });
    api.answer(session.loginStatus, { isLogin: true, userInfo: aUser() });
    await loadSession(api.call, tokens);
    expect(currentSession()).toEqual(aMember());
  });

  it('is a guest, and may be signed in automatically, once the server refuses the remembered member', async () => {
    storeTokens();
    setSession({ kind: 'member', user: aUser(), unconfirmed: true });
    const attempt = vi.fn(() => undefined);
    const api = fakeApi().answer(session.loginStatus, { isLogin: false, userInfo: null });
    await loadSession(api.call, tokens, { attempt, isRequired: () => false });
    expect(currentSession()).toEqual({ kind: 'guest' });
    expect(attempt).toHaveBeenCalledOnce();
  });

  it('stays the same member when the network fails during a refetch', async () => {
    storeTokens();
    setSession(aMember());
    await loadSession(fakeApi().unplug(session.loginStatus).call, tokens);
    expect(currentSession()).toEqual(aMember());
  });

  it('is the member who signed in while the request was pending', async () => {
    storeTokens();
    const api = fakeApi().answer(session.loginStatus, () => {
      setSession(aMember({ userId: 'U2' }));
      return { isLogin: false, userInfo: null };
    });
    await loadSession(api.call, tokens);
    expect(currentSession()).toEqual(aMember({ userId: 'U2' }));
  });
});

describe('a guest before the automatic sign-in (§4)', () => {
  const answer = { accessToken: 'a2', refreshToken: 'r2', tokenTime: Date.now() };
  const signsIn = () => {
    tokens.apply({ kind: 'store', ...answer });
    setSession(aMember());
  };

  it('on a page that needs sign-in stays unknown until it is tried, so that no redirect happens too early', async () => {
    let open = () => undefined as void;
    const loading = loadSession(fakeApi().call, tokens, {
      attempt: () =>
        new Promise<void>((resolve) => {
          open = resolve;
        }),
      isRequired: () => true,
    });
    await Promise.resolve();
    expect(currentSession()).toEqual({ kind: 'unknown' });
    open();
    await loading;
    expect(currentSession()).toEqual({ kind: 'guest' });
  });

  it('on an open page goes on as a guest, and the session changes when it succeeds', async () => {
    const seen: string[] = [];
    const loading = loadSession(fakeApi().call, tokens, {
      async attempt() {
        await Promise.resolve();
        seen.push(JSON.stringify(currentSession()));
        signsIn();
      },
      isRequired: () => false,
    });
    await loading;
    expect(seen).toEqual(['{"kind":"guest","trying":true}']);
    expect(currentSession()).toEqual(aMember());
  });

  it('is loaded again when another tab signed in meanwhile', async () => {
    const api = fakeApi().answer(session.loginStatus, { isLogin: true, userInfo: aUser({ userId: 'U3' }) });
    await loadSession(api.call, tokens, {
      attempt: async () => tokens.apply({ kind: 'store', ...answer }),
      isRequired: () => true,
    });
    expect(currentSession()).toEqual(aMember({ userId: 'U3' }));
  });

  it('is not tried for a member who was signed out elsewhere, nor while the server cannot be reached', async () => {
    const attempt = () => {
      throw new Error('knocked');
    };
    setSession(aMember());
    await loadSession(fakeApi().call, tokens, { attempt, isRequired: () => true });
    expect(currentSession()).toEqual({ kind: 'guest' });
    setSession({ kind: 'unknown' });
    storeTokens();
    await loadSession(fakeApi().unplug(session.loginStatus).call, tokens, {
      attempt,
      isRequired: () => true,
    });
    expect(currentSession()).toEqual({ kind: 'guest', unconfirmed: true });
  });
});
