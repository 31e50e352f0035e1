import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { rawRequest } from '../../../testing/raw-request.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('the signature for the JS SDK (§7 /wx/jsApiConfig)', () => {
  const page = () => `${server.origin}${server.base}/super-market/market-index?channelId=C0013`;
  const config = (url: string) => server.call(chatApp.jsSdkConfig, { url });

  it('is the SHA-1 of ticket, nonce, time and address, in this order, without the fragment', async () => {
    const { data } = await config(`${page()}#part`);
    const found = await server.deps.chatApp.ticket();
    const text = `jsapi_ticket=${found.kind === 'ticket' ? found.ticket : ''}&noncestr=${data.nonceStr}&timestamp=${data.timestamp}&url=${page()}`;
    expect(data.signature).toBe(createHash('sha1').update(text).digest('hex'));
    expect(data).toMatchObject({
      appId: 'wx-sandbox',
      jsApiList: expect.arrayContaining([
        'getLocation',
        'openLocation',
        'updateAppMessageShareData',
        'updateTimelineShareData',
      ]),
    });
  });

  it('is new every time', async () =>
    expect((await config(page())).data.nonceStr).not.toBe((await config(page())).data.nonceStr));

  it.each<[string, () => string]>([
    ['another site', () => 'https://example.invalid/content/super-market/market-index'],
    ['our name before an at', () => page().replace('http://', 'http://127.0.0.1@example.invalid/')],
    ['our name as a user', () => page().replace('http://', 'http://user@')],
    ['our host with another port', () => page().replace(/:\d+/, ':9')],
    ['our host with a name behind', () => page().replace(/:\d+/, '.example.invalid')],
    ['the loopback by another name', () => page().replace('127.0.0.1', 'localhost')],
    ['the metadata address', () => 'http://169.254.169.254/latest/meta-data'],
    ['an IPv6 loopback', () => page().replace('127.0.0.1', '[::1]')],
    ['backslashes', () => page().replace('http://', 'http:\\\\')],
    ['no page of ours', () => `${server.origin}/metrics`],
    ['the workbench', () => `${server.origin}/sandbox/`],
  ])('is refused for %s (A4)', async (_title, url) => {
    expect(await config(url())).toMatchObject({ code: '0', success: false, data: null });
  });

  it('is refused for the host a forged header names, and given for the page’s own under any header (A4)', async () => {
    const { prefix, path } = chatApp.jsSdkConfig;
    const under = async (forged: string, url: string): Promise<string> =>
      (
        await rawRequest(
          server.origin,
          `GET ${server.base}${prefix}${path}?url=${encodeURIComponent(url)} HTTP/1.1\r\n${forged}\r\nX-Requested-With: XMLHttpRequest\r\nConnection: close\r\n\r\n`,
        )
      ).body;
    for (const forged of ['Host: example.invalid', 'Host: 127.0.0.1\r\nX-Forwarded-Host: example.invalid']) {
      expect(await under(forged, page().replace(/127\.0\.0\.1:\d+/, 'example.invalid'))).toContain(
        '只能为本商城的页面签名',
      );
      expect(await under(forged, page())).toContain('"signature"');
    }
  });

  it('is for the address subscribers see where a proxy hides ours, and for no other (PUBLIC_ORIGIN)', async () => {
    const behind = await testServer({
      database: server.database,
      settings: { PUBLIC_ORIGIN: 'https://mall.example' },
    });
    const seen = `https://mall.example${behind.base}/super-market/market-index`;
    expect(await behind.call(chatApp.jsSdkConfig, { url: seen })).toMatchObject({ success: true });
    for (const url of [
      seen.replace('https', 'http'),
      seen.replace('https://mall.example', behind.origin),
      seen.replace('.example', '.example.invalid'),
    ]) {
      expect(await behind.call(chatApp.jsSdkConfig, { url })).toMatchObject({ code: '0', data: null });
    }
    await behind.stop();
  });
});
