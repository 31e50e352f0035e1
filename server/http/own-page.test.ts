import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#core/contract/all-calls.ts';
import { profile } from '#core/contract/user/profile.ts';
import { session } from '#core/contract/user/session.ts';
import { aMember } from '../testing/data/a-member.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { isFromOwnPage } from './own-page.ts';

const host = 'mall.example:8000';
const marker = { 'x-requested-with': 'XMLHttpRequest' };

describe('a request of our own page (A13)', () => {
  it.each<[string, Record<string, string>]>([
    [
      'marked, from a browser that says so',
      { ...marker, 'sec-fetch-site': 'same-origin', origin: `https://${host}` },
    ],
    ['marked, from an older browser', { ...marker, origin: `http://${host}` }],
    ['marked, a GET of an older browser', marker],
    [
      'marked, behind a proxy that renames us',
      { ...marker, 'sec-fetch-site': 'same-origin', origin: 'https://mall.example' },
    ],
  ])('%s', (_title, headers) => expect(isFromOwnPage({ headers, host })).toBe(true));

  it.each<[string, Record<string, string>]>([
    ['without the marker', {}],
    [
      'without the marker, however same its origin',
      { 'sec-fetch-site': 'same-origin', origin: `https://${host}` },
    ],
    ['with another marker', { 'x-requested-with': 'com.example.app' }],
    ['from another site', { ...marker, 'sec-fetch-site': 'cross-site' }],
    ['from a neighbouring site', { ...marker, 'sec-fetch-site': 'same-site' }],
    ['typed into the address bar', { ...marker, 'sec-fetch-site': 'none' }],
    ['from a foreign origin', { ...marker, origin: 'https://example.invalid' }],
    ['from no origin', { ...marker, origin: 'null' }],
    ['from our host on another port', { ...marker, origin: 'https://mall.example:9' }],
    ['from a host that begins like ours', { ...marker, origin: `https://${host}.example.invalid` }],
    ['from an origin that is none', { ...marker, origin: 'mall.example:8000/..' }],
  ])('not one %s', (_title, headers) => expect(isFromOwnPage({ headers, host })).toBe(false));
});

describe('every call that changes something', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.stop());

  const changing = allCalls.filter(({ endpoint }) => endpoint.writes && !endpoint.quiet);
  const filled = (path: string) => path.replace(/:\w+/g, '1');
  const refusal = { code: '0', message: '请在本商城页面内操作', success: false, data: null };

  it.each(changing.map((call) => [call.id, call] as const))(
    '%s is refused from anywhere but our pages, even with the tokens',
    async (_id, { endpoint }) => {
      const member = await aMember(server);
      const tokens = { accessToken: member.accessToken, refreshToken: member.refreshToken };
      const cookie = `accessToken=${member.accessToken}`;
      const asks: Record<string, string>[] = [
        { cookie },
        tokens,
        { ...tokens, ...marker, 'sec-fetch-site': 'cross-site' },
        { ...tokens, ...marker, origin: 'https://example.invalid' },
      ];
      for (const headers of asks) {
        const post = endpoint.method === 'POST' && {
          body: '{}',
          headers: { ...headers, 'content-type': 'application/json' },
        };
        const response = await server.fetch(server.base + endpoint.prefix + filled(endpoint.path), {
          method: endpoint.method,
          headers,
          ...post,
        });
        expect([response.status, await response.json()]).toEqual([403, refusal]);
      }
      expect(await server.data(session.loginStatus, {}, { as: member })).toMatchObject({ isLogin: true });
    },
  );

  it('reading calls need no marker, and logs come by beacon without one', async () => {
    expect(
      (await server.fetch(`${server.base}${session.loginStatus.prefix}${session.loginStatus.path}`)).status,
    ).toBe(200);
    const beacons = allCalls.filter(({ endpoint }) => endpoint.quiet);
    expect(beacons.map(({ endpoint }) => endpoint.access)).toEqual(beacons.map(() => 'guest'));
    for (const { endpoint } of beacons) {
      const { status } = await server.fetch(server.base + endpoint.prefix + endpoint.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(status).toBe(200);
    }
  });

  it('a picture on another site changes no name and ends no session', async () => {
    const member = await aMember(server);
    const headers = {
      cookie: `accessToken=${member.accessToken}; refreshToken=${member.refreshToken}`,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'no-cors',
      'sec-fetch-dest': 'image',
    };
    for (const { prefix, path } of [session.logout, profile.editUserName])
      await server.fetch(`${server.base}${prefix}${path}?userName=x`, { headers });
    expect(await server.data(session.loginStatus, {}, { as: member })).toMatchObject({
      isLogin: true,
      userInfo: { userName: `用户${member.mobile.slice(-4)}` },
    });
  });
});
