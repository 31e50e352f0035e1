import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { codes } from '#core/contract/envelope.ts';
import { session } from '#core/contract/user/session.ts';
import { noHost } from '#web/platform/hosts/host-context.tsx';
import { currentSession, setSession } from '#web/platform/session/session-store.ts';
import { pageBeforeLogin } from '#web/platform/session/page-before-login.ts';
import { aMember, aUser } from '#web/platform/testing/a-user.ts';
import { freshTracking, notedEvents } from '#web/platform/tracking/testing/fresh-tracking.ts';
import { tracking, type Noted } from '#web/platform/tracking/track.ts';
import { siteOf } from '#web/platform/site/site-context.tsx';
import { toastStore } from '#web/ui/toast/toast.ts';
import { browserLocation } from './navigation/browser-location.ts';
import { browserSession } from './browser-session.ts';

const replace = vi.spyOn(browserLocation, 'replace').mockImplementation(() => undefined);
const page = '/content/standalone-pages/rights-entrance?offerId=1';
const site = siteOf({ env: 'dev', base: '/content', project: 'standalone-pages' });

let fetched: Mock<typeof fetch>;
let said: string[];
let stopListening: () => void;
const answerWith = (code: string, message: string, data: unknown = null) =>
  fetched.mockImplementation(
    async () => new Response(JSON.stringify({ code, message, success: false, data })),
  );
const signedIn = () => {
  const made = browserSession(site, noHost);
  made.actions.signedIn({ accessToken: 'a', refreshToken: 'r', userInfo: aUser() });
  return made;
};

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', page);
  fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  said = [];
  const leave = toastStore.enter('test');
  const unsubscribe = toastStore.subscribe(() => {
    const message = toastStore.shownTo('test');
    if (message && said.at(-1) !== message.text) said.push(message.text);
  });
  stopListening = () => {
    unsubscribe();
    leave();
  };
});
afterEach(() => {
  vi.useRealTimers();
  stopListening();
  vi.unstubAllGlobals();
});

describe('a sign-in', () => {
  it('stores both tokens and their time, and updates the session', () => {
    const { tokens } = signedIn();
    expect(tokens.read()).toEqual({ accessToken: 'a', refreshToken: 'r' });
    expect(tokens.mayBeSignedIn(Date.now())).toBe(true);
    expect(currentSession()).toEqual(aMember());
  });

  it('clears a pending identity binding and the manual sign-out', () => {
    sessionStorage.setItem('DEV_openId', 'open-1');
    localStorage.setItem('DEV_signedOutAt', String(Date.now()));
    signedIn();
    expect([sessionStorage.getItem('DEV_openId'), localStorage.getItem('DEV_signedOutAt')]).toEqual([
      null,
      null,
    ]);
  });
});

describe('the log of a sign-in (§7)', () => {
  it('is one dl event, sent when a member is signed in', () => {
    let present: string | undefined;
    const { hear } = tracking;
    const events: Noted[] = [];
    tracking.hear = (noted) => {
      present = currentSession().kind;
      events.push(noted);
    };
    setSession({ kind: 'guest' });
    signedIn();
    tracking.hear = hear;
    expect(events.map(({ event }) => event)).toEqual([{ type: 'dl' }]);
    expect(present).toBe('member');
  });

  it('is not sent for a member who was signed in before', () => {
    freshTracking();
    browserSession(site, noHost);
    setSession(aMember());
    expect(notedEvents()).toEqual([]);
  });
});

describe('what a failed call means for the page (§8)', () => {
  it.each([codes.refused, codes.broken])('code %s: its sentence, and nothing else', async (code) => {
    answerWith(code, '本月已领完');
    const { call, tokens } = signedIn();
    await call(session.loginStatus, {}).catch(() => undefined);
    expect(said).toEqual(['本月已领完']);
    expect(tokens.read().accessToken).toBe('a');
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([codes.sessionExpired, codes.sessionInvalid])(
    'code %s: signed out, two sentences one after the other, on to the sign-in page with the reason and the way back',
    async (code) => {
      vi.useFakeTimers();
      answerWith(code, '请先登录');
      const { call, tokens, actions } = signedIn();
      await call(session.loginStatus, {}).catch(() => undefined);
      expect(tokens.read().accessToken).toBeUndefined();
      expect(currentSession()).toEqual({ kind: 'guest' });
      actions.goToLogin(); // the page that needs a member
      expect([said, replace.mock.calls.length]).toEqual([['请先登录'], 0]);
      await vi.runAllTimersAsync();
      expect(said).toEqual(['请先登录', '自动登录失败，正在跳转...']);
      expect(sessionStorage.getItem('DEV_signInReason')).toBe('请先登录');
      expect(replace).toHaveBeenCalledTimes(1);
      const target = new URL(replace.mock.calls[0]?.[0] ?? '', location.href);
      expect(target.pathname).toBe('/content/public-pages/login');
      expect(target.searchParams.get('redirect')).toBe(`http://localhost:3000${page}`);
      expect(target.searchParams.get('app_name')).toBe('standalone-pages');
      expect(target.searchParams.get('timeStamp')).toMatch(/^\d{13}$/);
    },
  );

  it('says so once when several calls of one page fail together', async () => {
    vi.useFakeTimers();
    answerWith(codes.sessionExpired, '请先登录');
    const { call } = signedIn();
    await Promise.allSettled([
      call(session.loginStatus, {}),
      call(session.loginStatus, {}),
      call(session.loginStatus, {}),
    ]);
    await vi.runAllTimersAsync();
    expect(said).toEqual(['请先登录', '自动登录失败，正在跳转...']);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('does not leave a page whose visitor has signed in again meanwhile', async () => {
    vi.useFakeTimers();
    answerWith(codes.sessionExpired, '请先登录');
    const { call, actions } = signedIn();
    await call(session.loginStatus, {}).catch(() => undefined);
    actions.signedIn({ accessToken: 'b', refreshToken: 'r', userInfo: aUser() });
    await vi.runAllTimersAsync();
    expect(replace).not.toHaveBeenCalled();
  });

  it('code -4: the openId is kept, and the sign-in page opened', async () => {
    answerWith(codes.needsOpenId, '', 'open-1');
    await signedIn()
      .call(session.loginStatus, {})
      .catch(() => undefined);
    expect(sessionStorage.getItem('DEV_openId')).toBe('open-1');
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('code -4 in the mini-program: nothing, it binds by itself', async () => {
    answerWith(codes.needsOpenId, '', 'open-1');
    await browserSession(site, { ...noHost, id: 'chat-mini-program' })
      .call(session.loginStatus, {})
      .catch(() => undefined);
    expect(sessionStorage.getItem('DEV_openId')).toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });

  it('an answer that never came: nothing here, the page shows it where it hurts', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await signedIn()
      .call(session.loginStatus, {})
      .catch(() => undefined);
    expect(said).toEqual([]);
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('the way to the sign-in page', () => {
  it('is not taken from a sign-in page, nor from the workbench', () => {
    for (const here of [
      '/content/public-pages/login?redirect=x',
      '/content/standalone-pages/beautiful/login',
      '/sandbox/',
    ]) {
      history.replaceState(null, '', here);
      browserSession(site, noHost).actions.goToLogin();
    }
    expect(replace).not.toHaveBeenCalled();
  });

  it('leads to the sign-in by the phone’s own number where the one-tap SDK can work, and names the app as the mini-program does (§2)', () => {
    const external = {
      ...noExternalServices,
      scripts: { ...noExternalServices.scripts, oneTap: '/one-tap.js' },
    };
    vi.stubGlobal('location', {
      ...location,
      protocol: 'https:',
      pathname: location.pathname,
      href: location.href,
    });
    browserSession(siteOf({ env: 'dev', base: '/content', project: 'standalone-pages', external }), {
      ...noHost,
      id: 'chat-mini-program',
      system: 'ios',
    }).actions.goToLogin();
    const target = new URL(replace.mock.calls[0]?.[0] ?? '', 'https://mall.example');
    expect(target.pathname).toBe('/content/public-pages/sim-login');
    expect([target.searchParams.get('appName'), target.searchParams.get('app_name')]).toEqual([
      'standalone-pages',
      null,
    ]);
  });

  it('keeps a page that guests may see in the history, and lets one that needs a member go', () => {
    const assign = vi.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
    history.replaceState(null, '', '/content/super-market/mine-index');
    browserSession(
      siteOf({ env: 'dev', base: '/content', project: 'super-market' }),
      noHost,
    ).actions.goToLogin();
    const target = new URL(assign.mock.calls[0]?.[0] ?? '', location.href);
    expect(pageBeforeLogin(site.environment).is(target.searchParams.get('redirect') ?? undefined)).toBe(true);
    expect(replace).not.toHaveBeenCalled();

    history.replaceState(null, '', page);
    browserSession(site, noHost).actions.goToLogin();
    expect([assign.mock.calls.length, replace.mock.calls.length]).toEqual([1, 1]);
    expect(pageBeforeLogin(site.environment).is(target.searchParams.get('redirect') ?? undefined)).toBe(
      false,
    );
  });

  it('is not taken by a signed-in phone without network, which is told so instead', () => {
    setSession({ kind: 'guest', unconfirmed: true });
    browserSession(site, noHost).actions.goToLogin();
    expect(replace).not.toHaveBeenCalled();
    expect(said).toEqual(['网络不给力，请检查后重试']);
    setSession({ kind: 'guest' });
  });

  it('happens once, however many calls find the session ended', () => {
    const { actions } = browserSession(site, noHost);
    actions.goToLogin();
    actions.goToLogin();
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('ends with a sentence where the two pages would send each other round for ever', () => {
    for (let trip = 0; trip < 5; trip += 1) browserSession(site, noHost).actions.goToLogin();
    expect(replace).toHaveBeenCalledTimes(3);
    expect(said).toEqual(['登录状态异常，请稍后再试']);
  });
});
