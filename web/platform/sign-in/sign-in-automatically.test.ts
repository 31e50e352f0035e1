import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { noExternalServices } from '#core/config/external-services.ts';
import { agreements } from '#core/contract/common/agreements.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { session } from '#core/contract/user/session.ts';
import { sso } from '#core/contract/user/sso.ts';
import { signInParams, loginCookieName } from '#core/rules/session/arrival.ts';
import { signInOrder } from '#core/rules/session/sign-in-order.ts';
import type { CallOptions } from '../api/client.ts';
import { noHost } from '../hosts/host-context.tsx';
import { manualSignOut } from '../session/manual-sign-out.ts';
import { storeOf } from '../storage/storage.ts';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { siteOf } from '../site/site-context.tsx';
import { carryConsents } from './carried-consents.ts';
import { beginChatOAuth } from './chat-oauth.ts';
import { signInAutomatically, type SignInQuestion } from './sign-in-automatically.ts';
import { signInSources } from './sign-in-sources.ts';
import { aSignIn, anApp } from './testing/sign-in-tools.ts';

const external = {
  ...noExternalServices,
  chatAppId: 'wx1',
  pages: { unifiedLogin: 'https://unified.example/', chatAuthorize: 'https://chat.example/' },
};
const site = siteOf({ env: 'dev', base: '/content', project: 'super-market', external });
const tab = storeOf('sessionStorage', 'DEV_');

function arriveWith(search: string, provided: Partial<SignInQuestion> = {}, api: FakeApi = fakeApi()) {
  const question: SignInQuestion = {
    site,
    host: noHost,
    call: api.call,
    search,
    onLoginPage: false,
    signal: new AbortController().signal,
    ...provided,
  };
  return { api, outcome: signInAutomatically(question) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  document.cookie = `${loginCookieName}=;max-age=0`;
});

it('has a way for every source of the order (§4)', () =>
  expect(Object.keys(signInSources)).toEqual(signInOrder.map(({ name }) => name)));

describe('the first source that applies is tried, and no other (§4)', () => {
  it.each([
    [`?${signInParams.partnerChoiceToken}=p&culMobile=c&token=t`, sso.easyChoiceLogin],
    ['?culMobile=c&token=t&AIToken=a', sso.partnerMobileLogin],
    ['?token=t&AIToken=a&cmToken=m', sso.operatorLogin],
    ['?AIToken=a&qyptTokenValue=q', sso.platformLogin, { tokenChannel: 'AIASSISTANT', qyptTokenValue: 'a' }],
    ['?qyptTokenValue=q&cmToken=m', sso.platformLogin, { qyptTokenValue: 'q' }],
    [`?cmToken=m&${signInParams.videoAToken}=a`, sso.provincialAppLogin],
    [`?${signInParams.videoAToken}=a&${signInParams.videoBToken}=b`, sso.videoALogin],
    [`?${signInParams.videoBToken}=b`, sso.videoBLogin],
  ])('%s', async (search, endpoint, input: object = {}) => {
    const { api, outcome } = arriveWith(search, {}, fakeApi().answer(endpoint, aSignIn));
    expect(await outcome).toEqual({ kind: 'signed-in', answer: aSignIn, byLink: true });
    expect(api.calls.map(({ path }) => path)).toEqual([endpoint.path]);
    expect(api.calls[0]?.input).toMatchObject(input);
  });

  const inChat = { host: { ...noHost, id: 'chat-app' as const } };
  it('the platforms’ tokens come before the chat app’s authorize page', async () => {
    for (const [search, input] of [
      ['?qyptTokenValue=q', { qyptTokenValue: 'q' }],
      ['?AIToken=a', { tokenChannel: 'AIASSISTANT', qyptTokenValue: 'a' }],
    ] as const) {
      const { api, outcome } = arriveWith(search, inChat, fakeApi().answer(sso.platformLogin, aSignIn));
      expect(await outcome).toMatchObject({ kind: 'signed-in' });
      expect(api.calls).toMatchObject([{ path: sso.platformLogin.path, input }]);
    }
  });

  it.each(['cmToken', signInParams.videoAToken, signInParams.videoBToken])(
    'the chat app’s authorize page comes before a %s',
    async (key) => {
      const { api, outcome } = arriveWith(`?${key}=proof`, inChat);
      const left = await outcome;
      expect([left.kind, left.kind === 'leave' && new URL(left.url).origin]).toEqual([
        'leave',
        'https://chat.example',
      ]);
      expect(api.calls).toEqual([]);
    },
  );

  it.each([
    ['cmToken', sso.provincialAppLogin],
    [signInParams.videoAToken, sso.videoALogin],
    [signInParams.videoBToken, sso.videoBLogin],
  ])('a %s comes before the cookie', async (key, endpoint) => {
    document.cookie = `${loginCookieName}=cookie`;
    const { api, outcome } = arriveWith(`?${key}=proof`, {}, fakeApi().answer(endpoint, aSignIn));
    expect(await outcome).toMatchObject({ kind: 'signed-in' });
    expect(api.calls.map(({ path }) => path)).toEqual([endpoint.path]);
  });

  it('a channel without its AIToken leads to the unified login page, from every page (§4, item 4)', async () => {
    const { api, outcome } = arriveWith('?tokenChannel=AIASSISTANT&qyptTokenValue=q');
    const left = await outcome;
    expect(left.kind === 'leave' && new URL(left.url).origin).toBe('https://unified.example');
    expect(api.calls).toEqual([]);
  });

  it('the cookie comes before the network, and is read without its escapes', async () => {
    document.cookie = `${loginCookieName}=${encodeURIComponent('a=b.c')}`;
    const sent: CallOptions[] = [];
    const api = fakeApi().answer(sso.middlePlatformLogin, (_input, options) => {
      sent.push(options);
      return aSignIn;
    });
    expect(await arriveWith('', {}, api).outcome).toMatchObject({ kind: 'signed-in' });
    expect(sent[0]).toMatchObject({ ssoToken: 'a=b.c', quiet: true });
  });

  it('the network is the last', async () => {
    const { api, outcome } = arriveWith('', {}, fakeApi().answer(session.mobileNetwork, { resCode: 0 }));
    expect(await outcome).toEqual({ kind: 'not-signed-in' });
    expect(api.calls.map(({ path }) => path)).toEqual([session.mobileNetwork.path]);
  });
});

describe('a sign-in that is not by link', () => {
  it('is one that the host app’s own token made', async () => {
    const api = fakeApi().answer(sso.operatorLogin, aSignIn);
    const host = anApp('national-app', { getYDRZToken: async () => 't' });
    expect(await arriveWith('', { host }, api).outcome).toEqual({ kind: 'signed-in', answer: aSignIn });
  });

  it('is the return from the unified login page that this tab was sent to, once', async () => {
    await arriveWith('?tokenChannel=AIASSISTANT').outcome;
    const api = fakeApi().answer(sso.platformLogin, aSignIn);
    expect(await arriveWith('?AIToken=a', {}, api).outcome).toEqual({ kind: 'signed-in', answer: aSignIn });
    expect(await arriveWith('?AIToken=b', {}, api).outcome).toMatchObject({ byLink: true });
  });

  it('a sign-in by link takes no consents along, because it may be another person’s', async () => {
    carryConsents(tab, [{ templateId: 'privacy', version: '2026.1' }]);
    const api = fakeApi().answer(sso.provincialAppLogin, aSignIn);
    expect(await arriveWith('?cmToken=m', {}, api).outcome).toMatchObject({ byLink: true });
    expect(api.callsOf(agreements.saveAgreement)).toEqual([]);
  });
});

describe('a proof (§4, F14)', () => {
  it('is used once on this phone, whatever became of it', async () => {
    const api = fakeApi().unplug(sso.provincialAppLogin).answer(session.mobileNetwork, { resCode: 0 });
    await expect(arriveWith('?cmToken=once', {}, api).outcome).rejects.toMatchObject({ code: 'offline' });
    expect(localStorage.getItem('DEV_usedTokens')).toBe('["once"]');
    expect(await arriveWith('?cmToken=once', {}, api).outcome).toEqual({ kind: 'not-signed-in' });
    expect(api.callsOf(sso.provincialAppLogin)).toHaveLength(1);
  });

  it('is neither used nor sent after the timeout', async () => {
    const timeout = new AbortController();
    const slow = anApp('national-app', {
      getYDRZToken: async () => {
        timeout.abort();
        return 'late';
      },
    });
    const { api, outcome } = arriveWith('', { host: slow, signal: timeout.signal });
    expect(await outcome).toEqual({ kind: 'not-signed-in' });
    expect([api.calls, localStorage.getItem('DEV_usedTokens')]).toEqual([[], null]);
  });

  it('a bare number in the address is none (A6)', async () => {
    const { api, outcome } = arriveWith(
      '?mobile=13800000001&telePhone=13800000001&IU=abc',
      {},
      fakeApi().answer(session.mobileNetwork, { resCode: 0 }),
    );
    expect(await outcome).toEqual({ kind: 'not-signed-in' });
    expect(api.callsOf(sso.mobileNetworkLogin)).toEqual([]);
  });
});

describe('who signed out by hand', () => {
  beforeEach(() => manualSignOut(environments.dev).begin(Date.now()));

  it.each([
    ['the national app', anApp('national-app', { getYDRZToken: async () => 't' })],
    ['the chat app', { ...noHost, id: 'chat-app' as const }],
    ['the network', noHost],
  ])('is not signed in again by %s', async (_name, host) => {
    const { api, outcome } = arriveWith('', { host });
    expect(await outcome).toEqual({ kind: 'not-signed-in' });
    expect(api.calls).toEqual([]);
  });

  it('comes back with a new proof', async () => {
    expect(
      await arriveWith('?cmToken=new', {}, fakeApi().answer(sso.provincialAppLogin, aSignIn)).outcome,
    ).toMatchObject({ kind: 'signed-in' });
  });
});

describe('a sign-in page', () => {
  const stateOf = (url: string) => new URL(url).searchParams.get('state') ?? '';

  it('tries nothing by itself', async () => {
    const { api, outcome } = arriveWith('?cmToken=m', {
      onLoginPage: true,
      host: { ...noHost, id: 'chat-app' },
    });
    expect(await outcome).toEqual({ kind: 'not-signed-in' });
    expect(api.calls).toEqual([]);
  });

  it('takes the code that was requested there, and records what was agreed to before leaving', async () => {
    const state = stateOf(await beginChatOAuth(external, tab, location.href));
    carryConsents(tab, [
      { templateId: 'user-service', version: '2026.1' },
      { templateId: 'privacy', version: '2026.1' },
    ]);
    manualSignOut(environments.dev).begin(Date.now());
    const accessTokens: unknown[] = [];
    const api = fakeApi()
      .answer(chatApp.chatAppLogin, aSignIn)
      .answer(agreements.saveAgreement, ({ templateId, version }, options) => {
        accessTokens.push(options.as?.accessToken);
        return { templateId: String(templateId), version, agreedAt: '2026-08-03T10:00:00+08:00' };
      });
    expect(
      await arriveWith(
        `?code=c&state=${state}`,
        { onLoginPage: true, host: { ...noHost, id: 'chat-app' } },
        api,
      ).outcome,
    ).toEqual({ kind: 'signed-in', answer: aSignIn });
    expect(api.callsOf(agreements.saveAgreement).map(({ input }) => input['templateId'])).toEqual([
      'user-service',
      'privacy',
    ]);
    expect(accessTokens).toEqual(['access', 'access']);
    expect(tab.get('carriedConsents')).toBeUndefined();
  });

  it('signs in all the same when a consent cannot be recorded', async () => {
    const state = stateOf(await beginChatOAuth(external, tab, location.href));
    carryConsents(tab, [{ templateId: 'privacy', version: '2026.1' }]);
    const api = fakeApi().answer(chatApp.chatAppLogin, aSignIn).unplug(agreements.saveAgreement);
    expect(
      await arriveWith(`?code=c&state=${state}`, { host: { ...noHost, id: 'chat-app' } }, api).outcome,
    ).toMatchObject({ kind: 'signed-in' });
  });
});
