import { afterEach, describe, expect, it, vi } from 'vitest';
import { hosts, marketMiniProgramId, type HostId } from '#core/config/hosts.ts';
import { noExternalServices, type ExternalServices } from '#core/config/external-services.ts';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { siteOf } from '../site/site-context.tsx';
import { detectHost } from './detect-host.ts';
import type { ChatGlobal } from './globals.ts';
import { aWindow } from './testing/a-window.ts';

const external: ExternalServices = {
  ...noExternalServices,
  scripts: {
    chatSdk: ['/chat.js', '/chat-2.js'],
    maps: '/maps.js',
    appBridge: '/bridge.js',
    oneTap: '/one-tap.js',
    analytics: '/analytics.js',
  },
};
const site = siteOf({ env: 'dev', base: '/content', project: 'super-market', external });
const at = (query: string) => `https://mall.example/content/super-market/market-index${query}`;
const as = (id: HostId, more: Parameters<typeof aWindow>[0] = {}) =>
  detectHost(site, aWindow({ userAgent: sampleUserAgent(id, 'android'), ...more }));

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('what each host can do (§1, §4, §9)', () => {
  it.each<[HostId, readonly string[], string, number]>([
    ['chat-app', ['chat'], 'WECHAT', 1],
    ['chat-mini-program', ['chat', 'miniProgram'], 'XCX', 3],
    ['vendor-browser', [], 'WAP', 1],
    ['video-a', [], 'VIDEOA', 1],
    ['video-b', [], 'VIDEOB', 1],
    ['national-app', ['app'], 'H5', 1],
    ['provincial-app', ['app'], 'ZT_APP', 2],
    ['others', [], 'H5', 1],
  ])('%s: %j, channel %s, investEnvs %i', (id, abilities, channel, investEnvs) => {
    const host = as(id);
    expect([host.id, host.system, host.codes]).toEqual([id, 'android', { channel, investEnvs }]);
    expect((['chat', 'miniProgram', 'app'] as const).filter((ability) => host[ability])).toEqual(abilities);
  });

  it('has all eight', () => expect(hosts).toHaveLength(8));

  it('offers no way whose script is neither configured nor in the page', () => {
    const bare = siteOf({ env: 'dev', base: '/content', project: 'super-market' });
    expect(
      detectHost(bare, aWindow({ userAgent: sampleUserAgent('chat-mini-program', 'ios') })),
    ).toMatchObject({ chat: undefined, miniProgram: undefined });
    expect(
      detectHost(bare, aWindow({ userAgent: sampleUserAgent('national-app', 'ios') })).app,
    ).toBeUndefined();
    expect(
      detectHost(bare, aWindow({ userAgent: sampleUserAgent('national-app', 'ios'), OperatorBridge: {} }))
        .app,
    ).toBeDefined();
    expect(
      detectHost(bare, aWindow({ userAgent: sampleUserAgent('chat-app', 'ios'), wx: {} })).chat,
    ).toBeDefined();
  });
});

describe('what the address says', () => {
  it('names the channel where it is known (§4 Channel)', () => {
    expect(as('others', { href: at('?envChannel=ZT_APP') }).codes.channel).toBe('ZT_APP');
    sessionStorage.clear();
    expect(as('chat-app', { href: at('?envChannel=NO_SUCH') }).codes.channel).toBe('WECHAT');
  });

  it('names the channel for the documents of the tab that follow', () => {
    as('others', { href: at('?envChannel=ZT_APP') });
    expect(as('others').codes.channel).toBe('ZT_APP');
    expect(as('others', { href: at('?envChannel=NO_SUCH') }).codes.channel).toBe('ZT_APP');
    expect(as('others', { href: at('?envChannel=XCX') }).codes.channel).toBe('XCX');
  });

  it('does not make a page of the chat app one of the provincial app whose shared link it opened', () => {
    expect(as('chat-app', { href: at('?openType=zt') })).toMatchObject({ id: 'chat-app', app: undefined });
    expect(sessionStorage.getItem('DEV_openType')).toBeNull();
  });

  it.each(['zt', 'ztyd'])(
    'names the provincial app by its open type %s, for the documents that follow too (§1, §3)',
    (openType) => {
      expect(as('others', { href: at(`?openType=${openType}`) }).id).toBe('provincial-app');
      expect(as('others').id).toBe('provincial-app');
      expect(sessionStorage.getItem('DEV_openType')).toBe(openType);
    },
  );

  it('keeps no endless open type', () => {
    as('others', { href: at(`?openType=${'z'.repeat(5000)}`) });
    expect(sessionStorage.getItem('DEV_openType')).toHaveLength(32);
  });
});

describe('the mini-program around the page is ours and can be navigated (§1)', () => {
  it.each<[string, { readonly userAgent?: string; readonly href?: string }, string | undefined, boolean]>([
    [
      'its id in the user agent',
      { userAgent: `MicroMessenger/8.0 miniProgram/${marketMiniProgramId}` },
      undefined,
      true,
    ],
    [
      'another id in the user agent',
      { userAgent: 'MicroMessenger/8.0 miniProgram/wx2222222222222222' },
      marketMiniProgramId,
      false,
    ],
    ['its id in the address', { href: at(`?marketWXMAppId=${marketMiniProgramId}`) }, undefined, true],
    ['its id remembered', {}, marketMiniProgramId, true],
    ['another id remembered', {}, 'wx2222222222222222', false],
    ['no id at all', {}, undefined, true],
  ])('%s', (_signs, provided, stored, isMarket) => {
    if (stored) localStorage.setItem('DEV_marketWXMAppId', stored);
    expect(as('chat-mini-program', provided).miniProgram !== undefined).toBe(isMarket);
  });

  it('is not another host that was opened with its id', () =>
    expect(
      as('chat-app', { href: at(`?marketWXMAppId=${marketMiniProgramId}`) }).miniProgram,
    ).toBeUndefined());
});

describe('the version of the operator’s app', () => {
  it('is read from the user agent', () => {
    expect(as('national-app', { userAgent: sampleUserAgent('national-app', 'ios', '9.8.7') })).toMatchObject({
      appVersion: '9.8.7',
      system: 'ios',
    });
    expect(as('chat-app').appVersion).toBe('0');
  });
});

describe('the first question', () => {
  it('is not called by handing a part of the host on', async () => {
    const { app } = as('national-app');
    expect(await Promise.resolve(app)).toBe(app);
  });

  it('reaches the bridge in the page', async () => {
    const invoke = vi.fn((_name: string, _params: object, back: (answer: object) => void) =>
      back({ code: '0', data: { mobile: '13800000001' } }),
    );
    expect(await as('provincial-app', { OperatorBridge: { invoke } }).app?.getUserInfo()).toEqual({
      mobile: '13800000001',
      cmToken: undefined,
    });
  });

  /** The URL sent for the signature after a navigation. */
  async function signedFor(system: 'ios' | 'android'): Promise<string | null> {
    const fetchMock = vi.fn(
      async (_url: string) =>
        new Response(JSON.stringify({ success: true, code: '1', message: '', data: { signature: 's' } })),
    );
    vi.stubGlobal('fetch', fetchMock);
    const answer =
      (api: string) =>
      ({ success }: { success(answer: object): void }) =>
        success({ errMsg: `${api}:ok`, longitude: 1, latitude: 2 });
    let ready = () => undefined as void;
    const wx: Partial<ChatGlobal> = {
      config: () => ready(),
      ready: (then) => (ready = then),
      error: () => undefined,
      getLocation: answer('getLocation'),
    };
    const window = aWindow({ userAgent: sampleUserAgent('chat-app', system), href: at('?code=1#top'), wx });
    const host = detectHost(site, window);
    window.location.href = at('?a=2#rules');
    expect(await host.chat?.getLocation()).toEqual({ longitude: 1, latitude: 2 });
    const url = new URL(fetchMock.mock.calls[0]?.[0] ?? '', 'https://mall.example');
    expect(url.pathname).toBe(`/content${chatApp.jsSdkConfig.prefix}${chatApp.jsSdkConfig.path}`);
    return url.searchParams.get('url');
  }

  it('has the chat SDK signed for the address an iPhone entered by, elsewhere for the present one, without the hash (decisions §3)', async () => {
    expect(await signedFor('ios')).toBe(at('?code=1'));
    expect(await signedFor('android')).toBe(at('?a=2'));
  });
});
