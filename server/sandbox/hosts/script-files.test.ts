import { createContext, Script } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { globalNames } from '#core/config/hosts.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import { scriptName, type ScriptMode, type ScriptName } from '#core/contract/sandbox/hosts.shapes.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(() => server.sandbox(controls.reset, {}));

const globals: Readonly<Record<ScriptName, string>> = {
  'chat-sdk': globalNames.chatSdk,
  'chat-sdk-2': globalNames.chatSdk,
  maps: globalNames.maps,
  'app-bridge': globalNames.appBridge,
  'one-tap': globalNames.oneTap,
  analytics: globalNames.analytics,
};
const switchTo = (name: ScriptName, mode: ScriptMode) => server.sandbox(hosts.setScript, { name, mode });
const get = (name: ScriptName, init?: RequestInit) => server.fetch(`/sandbox/scripts/${name}.js`, init);

type Window = Readonly<Record<string, never>> & {
  readonly __sandboxHost: { readonly calls: readonly { readonly name: string }[] };
};

/** Runs a script as a page would, in a window with nothing but what it needs. */
async function run(name: ScriptName): Promise<Window> {
  const window = {
    fetch: (path: string, init?: RequestInit) => server.fetch(path, init),
    performance,
    navigator: { userAgent: 'iPhone' },
    location: { href: `${server.origin}/content/super-market/market-index#top` },
    window: {},
  };
  window.window = window;
  new Script(await (await get(name)).text()).runInContext(createContext(window));
  return window as unknown as Window;
}
interface Bridge {
  invoke(name: string, params: object, callback: (answer: unknown) => void): void;
}
const invoke = async (name: string, params: object = {}): Promise<unknown> => {
  const { OperatorBridge } = (await run('app-bridge')) as unknown as { OperatorBridge: Bridge };
  return new Promise((resolve) => OperatorBridge.invoke(name, params, resolve));
};

describe('the emulated third-party scripts (§7)', () => {
  it.each(scriptName.options)(
    '%s is served as a script that is never kept, and stands in the window under its name',
    async (name) => {
      const response = await get(name);
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Object.keys(await run(name))).toContain(globals[name]);
    },
  );

  it.each([
    ['404', 404],
    ['500', 500],
  ] as const)('mode %s answers %i', async (mode, status) => {
    await switchTo('maps', mode);
    expect((await get('maps')).status).toBe(status);
    expect((await get('analytics')).status).toBe(200);
  });

  it('mode hang never answers and delays no other request', async () => {
    await switchTo('one-tap', 'hang');
    await expect(get('one-tap', { signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout');
    expect((await get('maps')).status).toBe(200);
  });

  it('mode syntax is no program', async () => {
    await switchTo('chat-sdk', 'syntax');
    await expect(run('chat-sdk')).rejects.toThrow(SyntaxError);
    expect(Object.keys(await run('chat-sdk-2'))).toContain(globalNames.chatSdk);
  });

  it.each([
    ['throws', 0, true],
    ['silent', 0, false],
    ['twice', 2, false],
    ['wrong', 1, false],
  ] as const)('mode %s: %i answers', async (mode, answers, throws) => {
    await switchTo('app-bridge', mode);
    const { OperatorBridge } = (await run('app-bridge')) as unknown as { OperatorBridge: Bridge };
    const provided: unknown[] = [];
    const call = () => OperatorBridge.invoke('getConcatenationInfo', {}, (answer) => provided.push(answer));
    if (throws) expect(call).toThrow('throws');
    else call();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(provided).toHaveLength(answers);
    if (mode === 'wrong') expect(provided).toEqual([{ code: '9', message: 'sandbox' }]);
  });
});

describe('the user and the position of the emulated app', () => {
  it('is a guest in Nanjing by default', async () => {
    expect(await server.sandbox(hosts.host, {})).toEqual({
      mobile: null,
      position: { longitude: 118.767413, latitude: 32.041544 },
    });
    expect(await invoke('userStatus')).toMatchObject({ code: '0', data: { login: false } });
    expect(await invoke('getYDRZToken')).toMatchObject({ code: '1' });
    await server.sandbox(hosts.setHostUser, { mobile: '13800000001' });
    await server.sandbox(hosts.setPosition, { longitude: 120.15, latitude: 30.27 });
    expect(await server.sandbox(controls.state, {})).toMatchObject({
      hostUser: '13800000001',
      position: { longitude: 120.15, latitude: 30.27 },
      scripts: { maps: 'ok' },
    });
    expect(await invoke('getUserInfo')).toMatchObject({
      code: '0',
      data: { mobile: '13800000001', cmToken: expect.stringMatching(/^[\w.-]{20,}$/) as string },
    });
    expect(await invoke('getLocation')).toMatchObject({
      code: '0',
      data: { longitude: 120.15, latitude: 30.27 },
    });
    expect(await invoke('quitLogin')).toMatchObject({ code: '0' });
    expect(await invoke('userStatus')).toMatchObject({ data: { login: false } });
  });

  it.each([{ off: true }] as const)('gives no position when location is denied: %j', async (off) => {
    await server.sandbox(hosts.setPosition, off);
    expect(await server.sandbox(hosts.host, {})).toMatchObject({ position: null });
    expect(await invoke('getLocation')).toMatchObject({ code: '1' });
  });

  it.each<[string, unknown]>([
    ['/position', { longitude: 200, latitude: 0 }],
    ['/position', { longitude: '118', latitude: 32 }],
    ['/host-user', { mobile: '12' }],
    ['/host-user', {}],
    ['/script', { name: 'moon', mode: 'ok' }],
    ['/script', { name: 'maps', mode: 'sometimes' }],
    ['/chat-signature', {}],
  ])('POST %s with %j is 400, not a fault', async (path, body) => {
    const response = await server.fetch(`/sandbox/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
  });
});

it('the chat app believes a signature of ours for the address it was made for, and no other (decisions §3)', async () => {
  const url = `${server.origin}/content/super-market/market-index?a=1`;
  const { timestamp, nonceStr, signature } = await server.data(chatApp.jsSdkConfig, { url });
  const valid = async (of: string) =>
    server.sandbox(hosts.checkChatSignature, { timestamp, nonceStr, signature, url: of });
  expect(await valid(url)).toEqual({ valid: true });
  expect(await valid(`${url}2`)).toEqual({ valid: false });
});

it('a server that stops does not wait for a script that hangs', async () => {
  const other = await testServer({ database: server.database });
  await other.sandbox(hosts.setScript, { name: 'maps', mode: 'hang' });
  const waiting = other.fetch('/sandbox/scripts/maps.js').then(
    ({ status }) => status,
    () => 0,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  await other.stop();
  expect([0, 504]).toContain(await waiting);
});
