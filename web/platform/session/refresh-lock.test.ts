import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { codes } from '#core/contract/envelope.ts';
import { session } from '#core/contract/user/session.ts';
import { createClient } from '../api/client.ts';
import { storeOf } from '../storage/storage.ts';
import { longestTurnMs, acquireRefreshLock } from './refresh-lock.ts';
import { tokenBox } from './tokens.ts';

const local = storeOf('localStorage', 'DEV_');
const hour = 3_600_000;

/** A fake of navigator.locks: exclusive, first come first served. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, turn: () => unknown) {
      const pending = new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('waited too long', 'AbortError')));
        void last.then(() => (signal.aborted ? undefined : turn())).then(resolve);
      });
      last = pending.catch(() => undefined);
      return pending;
    },
  };
}

/** A server that accepts each refresh token once; a second use would end the session. */
function tradingServer() {
  let current = 'r1';
  let trades = 0;
  const answer = async (init: RequestInit | undefined) => {
    const sent = new Headers(init?.headers);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const body = JSON.stringify({
      code: codes.ok,
      message: '',
      success: true,
      data: { isLogin: true, userInfo: null },
    });
    if (sent.get('accessToken') === `a-${current}`) return new Response(body);
    if (sent.get('refreshToken') !== current)
      return new Response(
        JSON.stringify({ code: codes.sessionInvalid, message: '请重新登录', success: false, data: null }),
        { headers: { tokenSet: 'REMOVE' } },
      );
    trades += 1;
    current = `r${trades + 1}`;
    return new Response(body, {
      headers: { tokenSet: 'UPDATE', accessToken: `a-${current}`, refreshToken: current },
    });
  };
  return { fetch: (_url: unknown, init?: RequestInit) => answer(init), trades: () => trades };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

describe.each([
  [
    'with the browser’s locks',
    () => Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true }),
  ],
  ['without them', () => undefined],
])('ten tabs that wake with the same old token, %s (F13)', (_name, arrange) => {
  it('refresh it once, and no tab redirects to the login page', async () => {
    arrange();
    const server = tradingServer();
    vi.stubGlobal('fetch', server.fetch);
    tokenBox(environments.dev).apply({
      kind: 'store',
      accessToken: 'a-old',
      refreshToken: 'r1',
      tokenTime: Date.now() - 13 * hour,
    });
    const onFailure = vi.fn();
    const tabs = Array.from({ length: 10 }, () =>
      createClient({ base: '/content', tokens: tokenBox(environments.dev), trackData: () => '', onFailure }),
    );
    const answers = await Promise.allSettled(
      tabs.flatMap((call) => [call(session.loginStatus, {}), call(session.loginStatus, {})]),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<string>(20).fill('fulfilled'));
    expect(server.trades()).toBe(1);
    expect(onFailure).not.toHaveBeenCalled();
    expect(tokenBox(environments.dev).read()).toEqual({ accessToken: 'a-r2', refreshToken: 'r2' });
  });

  it('a tab that hangs holds the others up for ten seconds at most', async () => {
    vi.useFakeTimers();
    arrange();
    const question = { lock: 'DEV_tokenTurn', local, isStale: () => true };
    const first = acquireRefreshLock(question);
    await vi.advanceTimersByTimeAsync(100);
    await first;
    const second = vi.fn();
    void acquireRefreshLock(question).then(second);
    await vi.advanceTimersByTimeAsync(longestTurnMs - 1_000);
    expect(second).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(second).toHaveBeenCalledOnce();
  });
});
