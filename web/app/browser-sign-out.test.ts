import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { codes } from '#core/contract/envelope.ts';
import { noHost } from '#web/platform/hosts/host-context.tsx';
import { currentSession, setSession } from '#web/platform/session/session-store.ts';
import { aUser } from '#web/platform/testing/a-user.ts';
import { siteOf } from '#web/platform/site/site-context.tsx';
import { toastStore } from '#web/ui/toast/toast.ts';
import { browserLocation } from './navigation/browser-location.ts';
import { browserSession } from './browser-session.ts';

const replace = vi.spyOn(browserLocation, 'replace').mockImplementation(() => undefined);
const reload = vi.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);
const site = siteOf({ env: 'dev', base: '/content', project: 'standalone-pages' });
const said = vi.fn();
toastStore.subscribe(said);

let fetched: Mock<typeof fetch>;
const signedIn = () => {
  const made = browserSession(site, noHost);
  made.actions.signedIn({ accessToken: 'a', refreshToken: 'r', userInfo: aUser() });
  return made;
};

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/content/standalone-pages/rights-entrance?offerId=1');
  fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  setSession({ kind: 'unknown' });
});

describe('signing out (§4)', () => {
  it.each([
    ['login', replace],
    ['refresh', reload],
  ] as const)('in mode %s leads there, even when the server cannot be reached', async (mode, way) => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const { actions, tokens } = signedIn();
    await actions.signOut(mode);
    expect(tokens.read().accessToken).toBeUndefined();
    expect(currentSession()).toEqual({ kind: 'guest' });
    expect(way).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a server that hangs, and takes the tokens along', async () => {
    fetched.mockImplementation(() => new Promise(() => undefined));
    await signedIn().actions.signOut('login');
    expect(replace).toHaveBeenCalledTimes(1);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([url, init?.keepalive]).toEqual(['/content/provider-user/logout', true]);
    const sent = new Headers(init?.headers);
    expect([sent.get('accessToken'), sent.get('refreshToken')]).toEqual(['a', 'r']);
  });

  it('says nothing where the server has ended the session long ago, and keeps the next session', async () => {
    let answer = (_response: Response): void => undefined;
    fetched.mockImplementation(() => new Promise((resolve) => void (answer = resolve)));
    const { actions, tokens } = signedIn();
    await actions.signOut('login');
    actions.signedIn({ accessToken: 'b', refreshToken: 'r2', userInfo: aUser() });
    answer(
      new Response(
        JSON.stringify({ code: codes.sessionInvalid, message: '请重新登录', success: false, data: null }),
        { headers: { tokenSet: 'REMOVE' } },
      ),
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(tokens.read().accessToken).toBe('b');
    expect(said).not.toHaveBeenCalled();
  });
});
