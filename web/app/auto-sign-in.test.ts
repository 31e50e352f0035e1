import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noExternalServices } from '#core/config/external-services.ts';
import { codes } from '#core/contract/envelope.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { session } from '#core/contract/user/session.ts';
import { sso } from '#core/contract/user/sso.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { noHost } from '#web/platform/hosts/host-context.tsx';
import type { AppBridge, Host } from '#web/platform/hosts/host.ts';
import { aUser } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { siteOf } from '#web/platform/site/site-context.tsx';
import { toastStore } from '#web/ui/toast/toast.ts';
import type { confirmSignIn } from './ask-sign-in.tsx';
import { browserLocation } from './navigation/browser-location.ts';
import { createAutoSignIn, maxAttemptMs } from './auto-sign-in.ts';
import { findPage } from './find-page.ts';

const confirmed = vi.hoisted(() => vi.fn<typeof confirmSignIn>());
vi.mock('./ask-sign-in.tsx', () => ({ confirmSignIn: confirmed }));
const replace = vi.spyOn(browserLocation, 'replace').mockImplementation(() => undefined);
const external = {
  ...noExternalServices,
  chatAppId: 'wx1',
  pages: { unifiedLogin: 'https://unified.example/', chatAuthorize: 'https://chat.example/' },
};
const site = siteOf({ env: 'dev', base: '/content', project: 'standalone-pages', external });
const answer = { accessToken: 'a', refreshToken: 'r', userInfo: aUser() };
const inChat: Host = { ...noHost, id: 'chat-app' };
const aMuteApp: Host = {
  ...noHost,
  id: 'national-app',
  app: { getYDRZToken: () => new Promise(() => undefined) } as Partial<AppBridge> as AppBridge,
};

const places = { auth: '/rights-entrance', open: '/lottery-turntable', login: '/beautiful/login' } as const;
function anAutoSignIn({
  at = 'auth',
  host = noHost,
  search = '',
  api = fakeApi(),
}: {
  at?: keyof typeof places;
  host?: Host;
  search?: string;
  api?: FakeApi;
}) {
  const place = { project: 'standalone-pages', path: places[at] } as const;
  const actions = { signedIn: vi.fn(), signOut: vi.fn(), goToLogin: vi.fn() };
  const onFailure = vi.fn();
  const autoSignIn = createAutoSignIn({
    site,
    host,
    search,
    session: { call: api.call, actions, onFailure } as never,
    visit: () => ({ place, search, found: findPage(place) }),
  });
  return { autoSignIn, actions, onFailure, api };
}

let leave: () => void;
beforeEach(() => {
  leave = toastStore.enter('test');
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  replace.mockClear();
  confirmed.mockReset();
});

describe('the automatic sign-in of a document', () => {
  it('signs in with the host app’s token without a question', async () => {
    const app = { getUserInfo: async () => ({ cmToken: 'm' }) } as Partial<AppBridge> as AppBridge;
    const { autoSignIn, actions } = anAutoSignIn({
      host: { ...noHost, id: 'provincial-app', app },
      api: fakeApi().answer(sso.provincialAppLogin, answer),
    });
    await autoSignIn.attempt();
    expect(actions.signedIn).toHaveBeenCalledExactlyOnceWith(answer);
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('asks once before it signs in with a token of the address, for as long as the visitor needs', async () => {
    vi.useFakeTimers();
    let agree = (_agreed: boolean): void => undefined;
    confirmed.mockImplementation(() => new Promise((resolve) => void (agree = resolve)));
    const { autoSignIn, actions, api } = anAutoSignIn({
      search: '?cmToken=m',
      api: fakeApi().answer(sso.provincialAppLogin, answer),
    });
    const attempt = autoSignIn.attempt();
    await vi.waitFor(() => expect(confirmed).toHaveBeenCalledExactlyOnceWith(api.call, answer));
    await vi.advanceTimersByTimeAsync(10 * maxAttemptMs);
    expect(actions.signedIn).not.toHaveBeenCalled();
    agree(true);
    await attempt;
    expect(actions.signedIn).toHaveBeenCalledExactlyOnceWith(answer);
  });

  it('leaves a visitor who says no a guest (login CSRF)', async () => {
    confirmed.mockResolvedValue(false);
    const { autoSignIn, actions } = anAutoSignIn({
      search: '?cmToken=m',
      api: fakeApi().answer(sso.provincialAppLogin, answer),
    });
    await autoSignIn.attempt();
    expect(actions.signedIn).not.toHaveBeenCalled();
  });

  it('is tried once', async () => {
    const { autoSignIn, api } = anAutoSignIn({
      api: fakeApi().answer(session.mobileNetwork, { resCode: 0 }),
    });
    await autoSignIn.attempt();
    expect(autoSignIn.attempt()).toBeUndefined();
    expect(api.calls).toHaveLength(1);
  });

  it('isRequired the pages that need sign-in and no others', () => {
    expect(anAutoSignIn({}).autoSignIn.isRequired()).toBe(true);
    expect(anAutoSignIn({ at: 'open' }).autoSignIn.isRequired()).toBe(false);
  });

  it('leads from an open page too to the unified login page, where the address names its channel (§4, item 4)', async () => {
    vi.useFakeTimers();
    const { autoSignIn, api } = anAutoSignIn({ at: 'open', search: '?tokenChannel=AIASSISTANT' });
    const knocking = autoSignIn.attempt();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
    expect(new URL(replace.mock.calls[0]?.[0] ?? '').origin).toBe('https://unified.example');
    expect(api.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(maxAttemptMs);
    await knocking;
  });

  it('is not tried on a login page without an OAuth return', () => {
    expect(anAutoSignIn({ at: 'login', host: inChat }).autoSignIn.attempt()).toBeUndefined();
  });

  it('waits on an open page until the page has nothing better to do', async () => {
    vi.useFakeTimers();
    const { autoSignIn, api } = anAutoSignIn({
      at: 'open',
      api: fakeApi().answer(session.mobileNetwork, { resCode: 0 }),
    });
    const knocking = autoSignIn.attempt();
    expect(api.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await knocking;
    expect(api.calls).toHaveLength(1);
  });

  it('says so when a proof did not open a page that needs sign-in', async () => {
    const { autoSignIn, actions } = anAutoSignIn({
      search: '?cmToken=m',
      api: fakeApi().answer(sso.provincialAppLogin, () =>
        Promise.reject(new ApiFailure(codes.refused, '凭证已失效')),
      ),
    });
    await autoSignIn.attempt();
    expect(actions.signedIn).not.toHaveBeenCalled();
    expect(toastStore.shownTo('test')?.text).toBe('自动登录失败，正在跳转...');
    expect(sessionStorage.getItem('DEV_signInReason')).toBe('凭证已失效');
  });

  it('leaves for the chat app’s page and comes back no more than once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { autoSignIn } = anAutoSignIn({ host: inChat, at: 'open' });
    const knocking = autoSignIn.attempt();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
    expect(replace.mock.calls[0]?.[0]).toMatch(/^https:\/\/chat\.example\//);
    await vi.advanceTimersByTimeAsync(maxAttemptMs);
    await knocking;
    await anAutoSignIn({ host: inChat, at: 'open' }).autoSignIn.attempt();
    expect(replace).toHaveBeenCalledOnce();
  });

  it('keeps the openId that must be bound first (code -4, §8)', async () => {
    for (const key of ['DEV_chatState', 'DEV_chatSecret']) sessionStorage.setItem(key, 's');
    const failure = new ApiFailure(codes.needsOpenId, '', 'open-1');
    const { autoSignIn, onFailure } = anAutoSignIn({
      host: inChat,
      search: '?code=c&state=s',
      api: fakeApi().answer(chatApp.chatAppLogin, () => Promise.reject(failure)),
    });
    await autoSignIn.attempt();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure, { quiet: false });
  });

  it('gives up after six seconds on an app that never answers', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    const { autoSignIn, api } = anAutoSignIn({ host: aMuteApp });
    void autoSignIn.attempt()?.then(ended);
    await vi.advanceTimersByTimeAsync(maxAttemptMs - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
    expect(api.calls).toEqual([]);
  });
});
