import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { session } from '#core/contract/user/session.ts';
import { sso } from '#core/contract/user/sso.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import { demoSubscribers } from '../../demo/subscribers.ts';
import { freshId, freshMobile } from '../../testing/fresh.ts';
import { requestCode, sealedLogin } from '../../testing/sign-in.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { aProof, stateFor, signInByProof } from '../../testing/sign-in-by-proof.ts';
import { identityKinds } from '../../upstreams/identity/port.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const page = () => `${server.origin}${server.base}/super-market/market-index?channelId=C0013`;
const authorize = (query: Record<string, string>) =>
  server.fetch(
    `/sandbox/chat-authorize?${new URLSearchParams({ appid: 'wx-sandbox', scope: 'snsapi_userinfo', ...query })}`,
  );
const linksIn = (html: string): readonly (readonly [string, URL])[] =>
  [...html.matchAll(/<a href="([^"]+)">([^<]+)/g)].map(([, href = '', label = '']) => [
    label,
    new URL(href.replaceAll('&amp;', '&')),
  ]);
const linkOf = (html: string, label: string): URL => {
  const found = linksIn(html).find(([each]) => each === label);
  if (!found) throw new Error(`no ${label}`);
  return found[1];
};
const value = (url: URL, name: string) => url.searchParams.get(name) ?? '';

describe("the stand-in for the chat app's authorize page", () => {
  it('offers every demo subscriber and a newcomer, each back to the page with a code and the state', async () => {
    const html = await (await authorize({ redirect_uri: page(), state: 'S1' })).text();
    const links = linksIn(html);
    expect(links.map(([label]) => label)).toEqual([
      ...demoSubscribers.map(({ title }) => title),
      '未绑定手机号的新用户',
    ]);
    for (const [, url] of links) {
      expect(url.href.startsWith(page())).toBe(true);
      expect([value(url, 'state'), value(url, 'channelId'), value(url, 'code').length > 20]).toEqual([
        'S1',
        'C0013',
        true,
      ]);
    }
    expect(html).not.toMatch(/1[3-9]\d{9}/);
  });

  it('lets one sign in as a demo subscriber', async () => {
    const [first] = demoSubscribers;
    const secret = freshId('secret');
    const url = linkOf(
      await (await authorize({ redirect_uri: page(), state: stateFor(secret) })).text(),
      first?.title ?? '',
    );
    const signedIn = await server.data(chatApp.chatAppLogin, {
      code: value(url, 'code'),
      state: value(url, 'state'),
      stateSecret: secret,
    });
    expect(await server.data(session.ownMobile, {}, { as: signedIn })).toMatchObject({
      telePhone: first?.mobile,
    });
  });

  it('a new user has to verify a number and is listed as bound afterwards', async () => {
    const secret = freshId('secret');
    const url = linkOf(
      await (await authorize({ redirect_uri: page(), state: stateFor(secret) })).text(),
      '未绑定手机号的新用户',
    );
    const answer = await server.call(chatApp.chatAppLogin, {
      code: value(url, 'code'),
      state: value(url, 'state'),
      stateSecret: secret,
    });
    expect(answer.code).toBe('-4');
    const mobile = freshMobile();
    await server.data(session.smsLogin, {
      ...(await sealedLogin(server, mobile, await requestCode(server, mobile))),
      openId: answer.data as unknown as string,
    });
    const next = freshId('secret');
    const again = linkOf(
      await (await authorize({ redirect_uri: page(), state: stateFor(next) })).text(),
      '已绑定过手机号的用户',
    );
    const signedIn = await server.data(chatApp.chatAppLogin, {
      code: value(again, 'code'),
      state: value(again, 'state'),
      stateSecret: next,
    });
    expect(await server.data(session.ownMobile, {}, { as: signedIn })).toMatchObject({ telePhone: mobile });
  });

  it('runs no script, loads nothing and sends no referrer', async () => {
    const { headers } = await authorize({ redirect_uri: page() });
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src data:; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  const elsewhere = [
    '',
    'https://example.invalid/',
    '//example.invalid',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://127.0.0.1:9/',
    'http://user@127.0.0.1/',
    '/content/super-market',
    `https://example.invalid/?${'a'.repeat(5_000)}`,
  ];
  it.each(elsewhere)('does not redirect to %j (A3)', async (redirect_uri) => {
    for (const response of [
      await authorize({ redirect_uri }),
      await server.fetch(`/sandbox/unified-login?${new URLSearchParams({ redirect_uri })}`),
    ]) {
      const html = await response.text();
      expect([response.status, linksIn(html)]).toEqual([400, []]);
      expect(html).not.toContain('example.invalid');
    }
  });

  it('serves no other account, and writes nothing into its page that was sent to it', async () => {
    expect((await authorize({ appid: 'wx-other', redirect_uri: page() })).status).toBe(400);
    const html = await (
      await authorize({ redirect_uri: `${page()}&x="><script>alert(1)</script>`, state: '"><img src=x>' })
    ).text();
    expect(html).not.toMatch(/<script|<img/);
  });
});

describe("the stand-in for the unified platform's login page", () => {
  it('leads back with a token and its channel, which sign in once', async () => {
    const html = await (
      await server.fetch(`/sandbox/unified-login?${new URLSearchParams({ redirect_uri: page() })}`)
    ).text();
    const [first] = demoSubscribers;
    const url = linkOf(html, first?.title ?? '');
    const login = { tokenChannel: value(url, 'tokenChannel'), qyptTokenValue: value(url, 'AIToken') };
    expect(login.tokenChannel).toBe('AIASSISTANT');
    expect(await server.call(sso.platformLogin, login)).toMatchObject({ success: true });
    expect(await server.call(sso.platformLogin, login)).toMatchObject({ success: false });
  });
});

describe('the workbench about signing in', () => {
  it('lists the kinds of proof with the call each is for, and mints every one of them', async () => {
    const { ssoKinds, network } = await server.sandbox(controls.state, {});
    expect([Object.fromEntries(ssoKinds.map(({ kind, call }) => [kind, call])), network]).toEqual([
      identityKinds,
      null,
    ]);
    for (const { kind } of ssoKinds)
      expect(await signInByProof[kind](server, await aProof(server, kind, freshMobile()))).toMatchObject({
        success: true,
      });
  });

  it('puts visitors on the network and takes them off it', async () => {
    const mobile = freshMobile();
    expect(await server.sandbox(hosts.setNetwork, { mobile })).toEqual({ network: mobile });
    expect(await server.sandbox(controls.state, {})).toMatchObject({ network: mobile });
    expect(await server.sandbox(hosts.setNetwork, { mobile: null })).toEqual({ network: null });
    expect(await server.data(session.mobileNetwork, {})).toEqual({ resCode: 0 });
  });

  it.each<[string, unknown]>([
    ['/sso-token', { kind: 'moon', mobile: '13900000000' }],
    ['/sso-token', { kind: 'operator', mobile: '139' }],
    ['/network', { mobile: 'x' }],
    ['/network', {}],
    ['/one-tap', {}],
    ['/hand-over', { token: '' }],
  ])('%s with %j is 400, not a fault', async (path, body) => {
    const response = await server.fetch(`/sandbox/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
  });
});
