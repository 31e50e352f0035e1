import { createContext, Script } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { windowNameOf } from '#core/config/host-emulation.ts';
import { hosts, type HostId } from '#core/config/hosts.ts';
import { aBuild, type TestBuild } from '../../testing/a-build.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let build: TestBuild;
let server: TestServer;
beforeAll(async () => {
  build = await aBuild();
  server = await testServer({ pages: build.pages });
});
afterAll(async () => {
  await server.stop();
  build.remove();
});

const documentFor = async (headers: Readonly<Record<string, string>>): Promise<string> =>
  (
    await server.fetch(`${server.base}/public-pages/login`, {
      headers: { ...headers, 'accept-encoding': 'identity' },
    })
  ).text();

/** A browser's storage, of which all frames of a page see the same values. */
function aStorage() {
  const values: Record<string, string> = {};
  return Object.defineProperties(values, {
    getItem: { value: (key: string) => values[key] ?? null },
    setItem: { value: (key: string, value: string) => void (values[key] = value) },
    removeItem: { value: (key: string) => void delete values[key] },
  });
}

const script = async () => (await server.fetch('/sandbox/host-emulation.js')).text();
const aWindow = async (name: string, localStorage: object) => {
  const fetched: [string, unknown][] = [];
  const window = {
    name,
    navigator: {},
    localStorage,
    sessionStorage: aStorage(),
    window: {},
    document: { cookie: '' },
    Response,
    fetched,
    fetch: async (url: string, init?: { readonly body?: string }) => {
      fetched.push([url, init?.body && JSON.parse(init.body)]);
      return Response.json(
        url.endsWith('/sso-token') ? { token: 'T1' } : { success: true, data: { mobile: null } },
      );
    },
  };
  window.window = window;
  new Script(await script()).runInContext(createContext(window));
  return window as unknown as {
    readonly navigator: { readonly userAgent?: string };
    readonly localStorage: Storage;
    readonly document: { cookie: string };
    readonly fetched: readonly [string, unknown][];
    fetch(url: string, init?: { readonly method: string; readonly body: string }): Promise<Response>;
  };
};
const inside = (host: HostId, mobile = '13800000001') => windowNameOf({ host, system: 'android', mobile });

it('a frame gets the emulation before every other script', async () => {
  const html = await documentFor({ 'sec-fetch-dest': 'iframe' });
  expect(html.indexOf('<script')).toBe(html.indexOf('<script src="/sandbox/host-emulation.js'));
  const response = await server.fetch('/sandbox/host-emulation.js');
  expect(response.headers.get('content-type')).toContain('javascript');
});

it.each([{}, { 'sec-fetch-dest': 'document' }, { cookie: 'sandbox-host=on' }])(
  'a window of its own (%j) gets the document as it is',
  async (headers) => expect(await documentFor(headers)).not.toContain('/sandbox/host-emulation'),
);

it.each(hosts)('a window named after $id has its user agent', async ({ id, marks }) => {
  const { navigator } = await aWindow(inside(id), aStorage());
  for (const mark of marks) expect(navigator.userAgent).toContain(mark);
});

it('a window with another name is left alone', async () => {
  const { navigator } = await aWindow('', aStorage());
  expect(navigator.userAgent).toBeUndefined();
});

it('two hosts in one browser keep their sessions apart', async () => {
  const shared = aStorage();
  const chat = await aWindow(inside('chat-app'), shared);
  const app = await aWindow(inside('provincial-app', '13800000002'), shared);
  chat.localStorage.setItem('accessToken', 'first');
  app.localStorage.setItem('accessToken', 'second');
  expect(chat.localStorage.getItem('accessToken')).toBe('first');
  app.localStorage.clear();
  expect(app.localStorage.getItem('accessToken')).toBeNull();
  expect(chat.localStorage.getItem('accessToken')).toBe('first');
});

it('each host has cookies of its own, and those of the browser stay as they are', async () => {
  const shared = aStorage();
  const chat = await aWindow(inside('chat-app'), shared);
  chat.document.cookie = 'loginInfo=T1;path=/;max-age=300';
  chat.document.cookie = 'visit=2';
  expect(chat.document.cookie).toBe('loginInfo=T1; visit=2');
  chat.document.cookie = 'visit=;path=/;max-age=0';
  expect(chat.document.cookie).toBe('loginInfo=T1');
  const others = await aWindow(inside('others'), shared);
  expect(others.document.cookie).toBe('');
});

it('the network of a frame knows its subscriber, and no other window’s', async () => {
  const frame = await aWindow(inside('others'), aStorage());
  const read = async (url: string) => ((await (await frame.fetch(url)).json()) as { data: unknown }).data;
  expect(await read('/base/provider-user/user/check4GLogin?timestamp=1')).toEqual({ resCode: 1 });
  expect(await read('/base/provider-user/user/get/mobile')).toEqual({
    mobile: '138****0001',
    telePhone: null,
  });
  await frame.fetch('/base/provider-user/sso/login', { method: 'POST', body: '{"loginType":3}' });
  expect(frame.fetched.slice(-2)).toEqual([
    ['/sandbox/api/sso-token', { kind: 'mobile-network', mobile: '13800000001' }],
    ['/base/provider-user/sso/login', { loginType: 3, token: 'T1' }],
  ]);
  const chat = await aWindow(inside('chat-app'), aStorage());
  await chat.fetch('/base/provider-user/user/check4GLogin');
  expect(chat.fetched).toHaveLength(1);
});
