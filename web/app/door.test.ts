import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nothingOutside } from '#core/config/outside.ts';
import { codes } from '#core/contract/envelope.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { session } from '#core/contract/user/session.ts';
import { sso } from '#core/contract/user/sso.ts';
import { ApiFailure } from '#web/platform/api/api-failure.ts';
import { noHost } from '#web/platform/hosts/host-context.tsx';
import type { AppBridge, Host } from '#web/platform/hosts/host.ts';
import { aUser } from '#web/platform/testing/a-user.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { worldOf } from '#web/platform/world/world.tsx';
import { toastStore } from '#web/ui/toast/toast.ts';
import { browserLocation } from './browser-location.ts';
import { doorOf, longestKnockMs } from './door.ts';
import { findPage } from './find-page.ts';

const replace = vi.spyOn(browserLocation, 'replace').mockImplementation(() => undefined);
const outside = {
  ...nothingOutside,
  chatAppId: 'wx1',
  pages: { unifiedLogin: 'https://unified.example/', chatAuthorize: 'https://chat.example/' },
};
const world = worldOf({ env: 'dev', base: '/content', project: 'standalone-pages', outside });
const answer = { accessToken: 'a', refreshToken: 'r', userInfo: aUser() };
const inChat: Host = { ...noHost, id: 'chat-app' };
const aMuteApp: Host = {
  ...noHost,
  id: 'national-app',
  app: { getYDRZToken: () => new Promise(() => undefined) } as Partial<AppBridge> as AppBridge,
};

const places = { auth: '/rights-entrance', open: '/lottery-turntable', login: '/beautiful/login' } as const;
function aDoor({
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
  const door = doorOf({
    world,
    host,
    search,
    session: { call: api.call, actions, onFailure } as never,
    visit: () => ({ place, search, found: findPage(place) }),
  });
  return { door, actions, onFailure, api };
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
});

describe('the automatic sign-in of a document', () => {
  it('signs in and tells everybody', async () => {
    const { door, actions } = aDoor({
      search: '?cmToken=m',
      api: fakeApi().answer(sso.provincialAppLogin, answer),
    });
    await door.knock();
    expect(actions.signedIn).toHaveBeenCalledExactlyOnceWith(answer);
  });

  it('is tried once', async () => {
    const { door, api } = aDoor({ api: fakeApi().answer(session.mobileNetwork, { resCode: 0 }) });
    await door.knock();
    expect(door.knock()).toBeUndefined();
    expect(api.calls).toHaveLength(1);
  });

  it('holds the pages that need sign-in and no others', () => {
    expect(aDoor({}).door.holds()).toBe(true);
    expect(aDoor({ at: 'open' }).door.holds()).toBe(false);
  });

  it('leads from an open page too to the unified login page, where the address names its channel (§4, item 4)', async () => {
    vi.useFakeTimers();
    const { door, api } = aDoor({ at: 'open', search: '?tokenChannel=AIASSISTANT' });
    const knocking = door.knock();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
    expect(new URL(replace.mock.calls[0]?.[0] ?? '').origin).toBe('https://unified.example');
    expect(api.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(longestKnockMs);
    await knocking;
  });

  it('is not tried on a sign-in page that nobody came back to', () => {
    expect(aDoor({ at: 'login', host: inChat }).door.knock()).toBeUndefined();
  });

  it('waits on an open page until the page has nothing better to do', async () => {
    vi.useFakeTimers();
    const { door, api } = aDoor({ at: 'open', api: fakeApi().answer(session.mobileNetwork, { resCode: 0 }) });
    const knocking = door.knock();
    expect(api.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await knocking;
    expect(api.calls).toHaveLength(1);
  });

  it('says so when a proof did not open a page that needs sign-in', async () => {
    const { door, actions } = aDoor({
      search: '?cmToken=m',
      api: fakeApi().answer(sso.provincialAppLogin, () =>
        Promise.reject(new ApiFailure(codes.refused, '凭证已失效')),
      ),
    });
    await door.knock();
    expect(actions.signedIn).not.toHaveBeenCalled();
    expect(toastStore.shownTo('test')?.text).toBe('自动登录失败，正在跳转...');
  });

  it('leaves for the chat app’s page and comes back no more than once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { door } = aDoor({ host: inChat, at: 'open' });
    const knocking = door.knock();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
    expect(replace.mock.calls[0]?.[0]).toMatch(/^https:\/\/chat\.example\//);
    await vi.advanceTimersByTimeAsync(longestKnockMs);
    await knocking;
    await aDoor({ host: inChat, at: 'open' }).door.knock();
    expect(replace).toHaveBeenCalledOnce();
  });

  it('keeps the openId that must be bound first (code -4, §8)', async () => {
    for (const key of ['DEV_chatState', 'DEV_chatSecret']) sessionStorage.setItem(key, 's');
    const failure = new ApiFailure(codes.needsOpenId, '', 'open-1');
    const { door, onFailure } = aDoor({
      host: inChat,
      search: '?code=c&state=s',
      api: fakeApi().answer(chatApp.chatAppLogin, () => Promise.reject(failure)),
    });
    await door.knock();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure, chatApp.chatAppLogin);
  });

  it('gives up after six seconds on an app that never answers', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    const { door, api } = aDoor({ host: aMuteApp });
    void door.knock()?.then(ended);
    await vi.advanceTimersByTimeAsync(longestKnockMs - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
    expect(api.calls).toEqual([]);
  });
});
