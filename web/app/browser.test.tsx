import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { session } from '#core/contract/user/session.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { PageLink, useNavigator } from '#web/platform/navigation/navigation.tsx';
import { forgetMember, rememberMember } from '#web/platform/session/remembered-member.ts';
import { setSession, useSession } from '#web/platform/session/session-store.ts';
import { tokenBox } from '#web/platform/session/tokens.ts';
import { aMember, aUser } from '#web/platform/testing/a-user.ts';
import { fakeApi } from '#web/platform/testing/fake-api.ts';
import { siteOf } from '#web/platform/site/site-context.tsx';
import { Browser } from './browser.tsx';
import type { BrowserSession } from './browser-session.ts';
import { firstAnswers } from './first-answers.ts';
import type { LoadedPage, LoadPage } from './load-page.ts';
import { pageNameAt } from './page-name.ts';
import { createRouter } from './navigation/router.ts';
import { records, rights, somePages } from './testing/a-router.ts';
import { createHistoryStack } from './navigation/history-stack.ts';
import { destinationOf } from './navigation/visit.ts';

const site = siteOf({ env: 'dev', base: '/content', project: 'standalone-pages' });
const tokens = tokenBox(environments.dev);
const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

function Rights() {
  const who = useSession((state) => state.session);
  const status = useCall(session.ownMobile, {}, { enabled: who.kind === 'member' });
  return (
    <main>
      <h1>权益领取</h1>
      <p>{who.kind === 'member' ? `${who.user.userId}：${status.data?.telePhone ?? '等待'}` : who.kind}</p>
      <PageLink to={{ page: 'rightsEntranceRecords' }}>领取记录</PageLink>
    </main>
  );
}
function Records() {
  const navigator = useNavigator();
  return (
    <main>
      <h1>领取记录</h1>
      <button type="button" onClick={() => navigator.back()}>
        返回
      </button>
    </main>
  );
}
const modules: Readonly<Record<string, LoadedPage>> = {
  rights: { page: { Page: Rights }, title: '权益领取' },
  records: { page: { Page: Records }, title: '领取记录' },
};

function open(
  api = fakeApi()
    .answer(session.loginStatus, { isLogin: true, userInfo: aUser() })
    .answer(session.ownMobile, { mobile: null, telePhone: '13800000001' }),
) {
  history.replaceState(null, '', rights);
  const historyStack = createHistoryStack('DEV_', () => true);
  const destination = destinationOf(site, location);
  if (!destination) throw new Error('no page');
  const load: LoadPage = async (place) =>
    modules[pageNameAt(place, somePages)] ?? Promise.reject(new Error(place.path));
  const router = createRouter({
    site,
    historyStack,
    load,
    first: { ...destination, Page: Rights, title: '权益领取', stop: historyStack.here() },
  });
  const actions = { signedIn: vi.fn(), signOut: vi.fn(), goToLogin: vi.fn() };
  const browser: BrowserSession = { call: api.call, tokens, actions, onFailure: vi.fn() };
  render(<Browser site={site} session={browser} queries={firstAnswers([])} router={router} />);
  return { api, actions, user: userEvent.setup() };
}

const storeTokens = () =>
  tokens.apply({ kind: 'store', accessToken: 'a', refreshToken: 'r', tokenTime: Date.now() });

beforeEach(() => {
  setSession({ kind: 'unknown' });
  sessionStorage.clear();
  storeTokens();
});
afterEach(() => {
  localStorage.clear();
  scrolled.mockClear();
});

describe('a page that needs sign-in', () => {
  it('is shown to the member the server names', async () => {
    const { actions } = open();
    expect(await screen.findByText('U1：13800000001')).toBeTruthy();
    expect(actions.goToLogin).not.toHaveBeenCalled();
  });

  it('sends a guest to the sign-in page', async () => {
    localStorage.clear();
    const { actions } = open();
    await waitFor(() => expect(actions.goToLogin).toHaveBeenCalled());
  });

  it('does not redirect while the server is unreachable, and goes on once it answers', async () => {
    const { api, actions, user } = open(fakeApi().unplug(session.loginStatus));
    expect(await screen.findByText('网络不给力，请检查后重试')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '权益领取' })).toBeTruthy();
    expect(actions.goToLogin).not.toHaveBeenCalled();
    api
      .answer(session.loginStatus, { isLogin: true, userInfo: aUser() })
      .answer(session.ownMobile, { mobile: null, telePhone: '13800000001' });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('U1：13800000001')).toBeTruthy();
  });

  it('goes on by itself when the network comes back', async () => {
    const { api } = open(fakeApi().unplug(session.loginStatus));
    await screen.findByRole('button', { name: '重试' });
    api
      .answer(session.loginStatus, { isLogin: true, userInfo: aUser() })
      .answer(session.ownMobile, { mobile: null, telePhone: '1' });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('U1：1')).toBeTruthy();
  });

  it('shows the member whom the phone remembers meanwhile, and fetches again what failed', async () => {
    rememberMember(environments.dev, { user: aUser(), level: 2, levelName: '黄金会员', products: [] });
    const { api, actions } = open(fakeApi().unplug(session.loginStatus).unplug(session.ownMobile));
    await screen.findByText('U1：等待');
    api
      .answer(session.loginStatus, { isLogin: true, userInfo: aUser() })
      .answer(session.ownMobile, { mobile: null, telePhone: '1' });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('U1：1')).toBeTruthy();
    expect(actions.goToLogin).not.toHaveBeenCalled();
    forgetMember(environments.dev);
  });
});

describe('the session is loaded again', () => {
  it('when another tab signs out', async () => {
    const { actions } = open();
    await screen.findByText('U1：13800000001');
    tokens.apply({ kind: 'clear' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'DEV_accessToken' })));
    await waitFor(() => expect(actions.goToLogin).toHaveBeenCalled());
    expect(screen.getByText('guest')).toBeTruthy();
  });

  it("when another tab signs in as another member, who does not see the first one's data", async () => {
    const { api } = open();
    await screen.findByText('U1：13800000001');
    api
      .answer(session.loginStatus, { isLogin: true, userInfo: aUser({ userId: 'U2' }) })
      .answer(session.ownMobile, { mobile: null, telePhone: '13800000002' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'DEV_accessToken' })));
    expect(await screen.findByText('U2：13800000002')).toBeTruthy();
  });

  it("when the page comes back out of the browser's memory, but not on a first showing or for other values", async () => {
    const { api } = open();
    await screen.findByText('U1：13800000001');
    const callCount = () => api.callsOf(session.loginStatus).length;
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'DEV_location' }));
    });
    expect(callCount()).toBe(1);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitFor(() => expect(callCount()).toBe(2));
  });
});

describe('going from page to page', () => {
  it("puts the focus on the new page's heading, its title into the tab, and scrolls to its top; back restores", async () => {
    const { user } = open();
    await screen.findByText('U1：13800000001');
    const deep = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(500);
    await user.click(screen.getByRole('link', { name: '领取记录' }));
    expect(await screen.findByRole('heading', { level: 1, name: '领取记录' })).toBe(document.activeElement);
    expect(document.title).toBe('领取记录');
    expect(location.pathname).toBe(records);
    expect(location.search).toMatch(/^\?timeStamp=\d{13}$/);
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    await user.click(screen.getByRole('button', { name: '返回' }));
    expect(await screen.findByRole('heading', { level: 1, name: '权益领取' })).toBe(document.activeElement);
    expect(document.title).toBe('权益领取');
    expect(scrolled).toHaveBeenLastCalledWith(0, 500);
    deep.mockRestore();
  });
});

describe('answers', () => {
  it('of a member who signed out are gone for the next one', async () => {
    const { api } = open();
    await screen.findByText('U1：13800000001');
    act(() => setSession({ kind: 'guest' }));
    api.answer(session.ownMobile, () => new Promise(() => undefined));
    act(() => setSession(aMember({ userId: 'U3' })));
    expect(await screen.findByText('U3：等待')).toBeTruthy();
  });
});
