import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verification } from '#core/contract/common/verification.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { session } from '#core/contract/user/session.ts';
import { aHolder } from '../testing/data/a-holder.ts';
import { aCertificate } from '../testing/a-certificate.ts';
import { aMember } from '../testing/data/a-member.ts';
import { aRight } from '../testing/data/a-right.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const statusPath = () => `${server.base}/provider-user/user/login/status`;

describe('every answer', () => {
  it.each([
    '/healthz',
    '/readyz',
    '/metrics',
    '/openapi.json',
    '/nothing',
    '/%zz',
    '/sandbox/api/state',
    '/content/provider-user/user/login/status',
    '/content/provider-user/user/get/vip',
  ])('%s forbids guessing, framing and running anything', async (path) => {
    const { headers } = await server.fetch(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('carries its own request id, never the one the visitor made up', async () => {
    const ids = await Promise.all(
      ['a', 'a'].map(async (id) =>
        (await server.fetch(statusPath(), { headers: { 'x-request-id': id } })).headers.get('x-request-id'),
      ),
    );
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

describe('a mall that is reached over TLS', () => {
  const strictAt = async (settings: Record<string, string>) => {
    const other = await testServer({ database: server.database, settings });
    const answers = await Promise.all(
      ['/healthz', '/nothing', statusPath()].map((path) => other.fetch(path)),
    );
    await other.stop();
    return new Set(answers.map(({ headers }) => headers.get('strict-transport-security')));
  };
  it('keeps browsers to it for a year', async () => {
    expect(await strictAt({ PUBLIC_ORIGIN: 'https://mall.example.invalid' })).toEqual(
      new Set(['max-age=31536000']),
    );
    const tls = await aCertificate();
    expect(await strictAt(tls.settings)).toEqual(new Set(['max-age=31536000']));
    tls.remove();
  });
  it('is not promised where the mall speaks plain HTTP', async () => {
    expect(await strictAt({})).toEqual(new Set([null]));
    expect(await strictAt({ PUBLIC_ORIGIN: 'http://mall.example.invalid' })).toEqual(new Set([null]));
  });
});

describe('where to report a vulnerability (RFC 9116)', () => {
  const path = '/.well-known/security.txt';
  it('is a file with the contacts, an end within a year and the languages', async () => {
    const other = await testServer({
      database: server.database,
      settings: {
        SECURITY_CONTACT: 'mailto:security@mall.example.invalid, https://mall.example.invalid/report',
        PUBLIC_ORIGIN: 'https://mall.example.invalid',
      },
    });
    const response = await other.fetch(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    const text = await response.text();
    expect(text.replace(/^Expires: .*$/m, 'Expires: …')).toBe(
      [
        'Contact: mailto:security@mall.example.invalid',
        'Contact: https://mall.example.invalid/report',
        'Expires: …',
        'Preferred-Languages: zh, en',
        'Canonical: https://mall.example.invalid/.well-known/security.txt',
        '',
      ].join('\n'),
    );
    const expires = Date.parse(/^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text)?.[1] ?? '');
    const days = (expires - other.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
    await other.stop();
  });
  it('is not there without a contact', async () => expect((await server.fetch(path)).status).toBe(404));
});

describe('other sites (A13, A14)', () => {
  const origins = [
    'https://example.invalid',
    'null',
    'http://localhost.example.invalid',
    'https://mall.example.invalid',
    'http://127.0.0.1',
    'file://',
  ];

  it.each(origins)('%s is never let in', async (origin) => {
    const member = await aMember(server);
    const asks: RequestInit[] = [
      { headers: { origin, ...member } },
      {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'accesstoken, content-type',
        },
      },
      { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{}' },
    ];
    for (const init of asks) {
      const { headers } = await server.fetch(statusPath(), init);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('what a form or an image of another site can send, with all our cookies, has no effect', async () => {
    const member = await aMember(server);
    const cookie = `accessToken=${member.accessToken}; refreshToken=${member.refreshToken}; mobile=${member.mobile}`;
    const before = await server.db
      .selectFrom('captchas')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    await server.fetch(`${server.base}/provider-user/logout`, { headers: { cookie } });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const { status } = await server.fetch(`${server.base}/provider-common/captcha/v2/get`, {
        method: 'POST',
        headers: { cookie, 'content-type': type },
        body: '{}',
      });
      expect(status).toBe(415);
    }
    expect(
      await server.db
        .selectFrom('captchas')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    ).toEqual(before);
    expect(await server.data(session.loginStatus, {}, { as: member })).toMatchObject({ isLogin: true });
  });
});

describe('the tracking header (I3)', () => {
  const track: readonly (readonly [string, string])[] = [
    ['well formed', encodeURIComponent(JSON.stringify({ plId: 'index', channelId: 'C0013' }))],
    ['empty', ''],
    ['no JSON', '%7Bbroken'],
    ['a broken escape', '%zz%'],
    ['of 48 KB', 'a'.repeat(48 * 1024)],
    ['a prototype', encodeURIComponent('{"__proto__":{"isLogin":true}}')],
    ['line breaks and colours', encodeURIComponent('\r\n{"level":60}\u001b[31m')],
    ['ten thousand deep', encodeURIComponent('['.repeat(10_000)).slice(0, 40_000)],
  ];

  it.each(track)('%s changes nothing about the answer', async (_title, trackData) => {
    const member = await aMember(server);
    const request = async (headers: Record<string, string>) => {
      const [status, key, check] = await Promise.all([
        server.send(session.loginStatus, {}, { as: member, headers }),
        server.send(session.ownMobile, {}, { as: member, headers }),
        server.send(verification.checkCaptcha, { captchaId: 'none', x: 1, trace: [] }, { headers }),
      ]);
      return [status, key, check].map(({ status: code, text }) => [code, text]);
    };
    expect(await request({ trackData })).toEqual(await request({}));

    const { claim, member: holder } = await aHolder(server, await aRight(server));
    expect(
      await server.call(cardProduct.receiveRights, claim, { as: holder, headers: { trackData } }),
    ).toMatchObject({ success: true, data: { recvStatus: 1 } });
  });
});
