import { createContext, Script } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostEmulationSwitch, windowNameOf } from '#core/config/host-emulation.ts';
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

const documentFor = async (cookie: string): Promise<string> =>
  (
    await server.fetch(`${server.base}/public-pages/login`, {
      headers: { cookie, 'accept-encoding': 'identity' },
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
  const window = { name, navigator: {}, localStorage, sessionStorage: aStorage(), window: {} };
  window.window = window;
  new Script(await script()).runInContext(createContext(window));
  return window as unknown as {
    readonly navigator: { readonly userAgent?: string };
    readonly localStorage: Storage;
  };
};
const inside = (host: HostId, mobile = '13800000001') => windowNameOf({ host, system: 'android', mobile });

it('the simulator gets the emulation before every other script', async () => {
  const [cookie = ''] = hostEmulationSwitch(true).split(';');
  const html = await documentFor(`a=1; ${cookie}; b=2`);
  expect(html.indexOf('<script')).toBe(html.indexOf('<script src="/sandbox/host-emulation.js'));
  const response = await server.fetch('/sandbox/host-emulation.js');
  expect(response.headers.get('content-type')).toContain('javascript');
});

it.each(['', 'sandbox-host=', 'sandbox-host=<script>', 'other-sandbox-host=on'])(
  'a browser with the cookie "%s" gets the document as it is',
  async (cookie) => expect(await documentFor(cookie)).not.toContain('/sandbox/host-emulation'),
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
