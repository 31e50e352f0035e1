import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '#core/contract/console/session.ts';
import { aBuild, type TestBuild } from '../../testing/a-build.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { isConsoleHost } from './console-host.ts';
import { operatorCookies } from './operator-cookies.ts';

describe('the host of the console', () => {
  it.each([
    ['its own origin', { consoleOrigin: 'https://ops.example', sandbox: false }, 'ops.example', true],
    ['not the malls’ origin', { consoleOrigin: 'https://ops.example', sandbox: true }, 'mall.example', false],
    ['any host of the sandbox', { consoleOrigin: undefined, sandbox: true }, '127.0.0.1:8000', true],
    [
      'none without the setting elsewhere',
      { consoleOrigin: undefined, sandbox: false },
      'ops.example',
      false,
    ],
  ])('is %s', (_title, config, host, expected) => expect(isConsoleHost(config, { host })).toBe(expected));
});

describe('with CONSOLE_ORIGIN', () => {
  let server: TestServer;
  let build: TestBuild;
  beforeAll(async () => {
    build = await aBuild();
    server = await testServer({ pages: build.pages, settings: { CONSOLE_ORIGIN: 'https://ops.example' } });
  });
  afterAll(async () => {
    await server.stop();
    build.remove();
  });
  const get = (path: string, host: string) =>
    rawRequest(
      server.origin,
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Requested-With: XMLHttpRequest\r\nConnection: close\r\n\r\n`,
    );

  it('the document is sent under that origin alone, with a policy that allows no markup from strings', async () => {
    const sent = await get(`${server.base}/console/approvals`, 'ops.example');
    expect([sent.status, sent.body]).toEqual([
      200,
      expect.stringContaining(`<base href="${server.base}/console/" />`),
    ]);
    expect(sent.head).toContain("require-trusted-types-for 'script'");
    expect((await get(`${server.base}/console/approvals`, 'mall.example')).status).toBe(404);
  });

  it('the calls are answered under that origin alone', async () => {
    const path = server.base + session.me.prefix + session.me.path;
    expect((await get(path, 'ops.example')).body).toContain('"code":"-2"');
    expect((await get(path, 'mall.example')).status).toBe(404);
  });
});

it('over TLS the cookies are bound to the host and sent over TLS alone', () => {
  const written: string[] = [];
  const reply = { header: (_name: string, value: string) => written.push(value) };
  const cookies = operatorCookies(true);
  cookies.setSession(reply as never, 'token');
  cookies.setDevice(reply as never, 'token', 60);
  expect(written).toEqual([
    '__Host-console=token; Path=/; HttpOnly; SameSite=Strict; Secure',
    '__Host-console-device=token; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=60',
  ]);
});
