import { afterAll, beforeAll, expect, it } from 'vitest';
import { hosts } from '#core/config/hosts.ts';
import { writeHostEmulation } from '#core/config/host-emulation.ts';
import { aBuild, type TestBuild } from '../testing/a-build.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

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

it.each(hosts.map(({ id }) => id))(
  'a browser emulating %s gets the emulation before every other script',
  async (host) => {
    const [cookie = ''] = writeHostEmulation({ host, system: 'android' }).split(';');
    const html = await documentFor(cookie);
    const [file] = /\/sandbox\/host-emulation\/[\w.-]+\.js/.exec(html) ?? [];
    expect(html.indexOf('<script')).toBe(html.indexOf('<script src="/sandbox/host-emulation/'));
    const script = await server.fetch(file ?? '');
    expect(script.headers.get('content-type')).toContain('javascript');
    for (const mark of hosts.find(({ id }) => id === host)?.marks ?? [])
      expect(await script.clone().text()).toContain(mark);
  },
);

it.each(['', 'sandbox-host=moon.ios', 'sandbox-host=<script>.ios'])(
  'a browser with the cookie "%s" gets the document as it is',
  async (cookie) => expect(await documentFor(cookie)).not.toContain('/sandbox/host-emulation/'),
);
