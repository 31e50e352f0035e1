import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBuild, type TestBuild } from '../testing/a-build.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let build: TestBuild;
let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  [build, database] = await Promise.all([aBuild(), testDatabase()]);
  server = await testServer({ database, pages: build.pages });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  build.remove();
});

const page = '/content/standalone-pages/rights-entrance';
const html = { accept: 'text/html,application/xhtml+xml' };
const textAt = async (query: string) => (await server.fetch(page + query)).text();
/** A server with few documents a second for each address. */
const limited = (settings: Readonly<Record<string, string>> = {}) =>
  testServer({ database, pages: build.pages, settings: { PAGES_PER_SECOND: '2', ...settings } });
const from = (address: string) => ({ ...html, 'x-forwarded-for': address });

describe('the cached document of a page', () => {
  it('is the same for parameters that the page does not read, in any order and number', async () => {
    const first = await textAt('?offerId=1');
    const others = [
      '?offerId=1&timeStamp=2',
      '?timeStamp=3&offerId=1',
      '?x=1&offerId=1&y=2',
      '?offerId=1&cmToken=abc&channelId=C1',
      `?offerId=1&${Array.from({ length: 200 }, (_, i) => `p${i}=${i}`).join('&')}`,
    ];
    for (const query of others) expect(await textAt(query)).toBe(first);
  });

  it('is another one for another value of a parameter that it reads', async () => {
    expect(await textAt('?offerId=a')).toContain('<p>a</p>');
    expect(await textAt('?offerId=b')).toContain('<p>b</p>');
    expect(await textAt('')).toContain('<p>null</p>');
  });

  it("is the visitor's own when many open a page for the first time at once", async () => {
    const other = await testServer({ database, pages: (await aBuild()).pages });
    const texts = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => (await other.fetch(`${page}?offerId=own${i % 5}`)).text()),
    );
    expect(texts.map((text) => /own\d/.exec(text)?.[0])).toEqual(
      Array.from({ length: 10 }, (_, i) => `own${i % 5}`),
    );
    await other.stop();
  });

  it('is one for all unknown paths', async () => {
    const at = async (path: string) => (await server.fetch(`/content/standalone-pages${path}`)).text();
    const first = await at('/no-such-login');
    expect(await at('/another-login')).toBe(first);
  });
});

describe('an address that loads too many documents', () => {
  it('gets a page that says so and when to come back, and others do not', async () => {
    const other = await limited();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => other.fetch(page, { headers: from('10.0.0.1') })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    const [one] = refused;
    expect([one?.headers.get('retry-after'), one?.headers.get('content-type')]).toEqual([
      '1',
      'text/html; charset=utf-8',
    ]);
    expect(await one?.text()).toMatch(/访问太频繁.*请稍等几秒再试.*重新加载/s);
    expect((await other.fetch(page, { headers: from('10.0.0.2') })).status).toBe(200);
    await other.stop();
  });

  it.each(['/openapi.json', '/metrics'])('%s counts as one of them', async (path) => {
    const other = await limited({ TRUSTED_PROXIES: '0' });
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await other.fetch(path)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    await other.stop();
  });

  it('does not lose its files and calls', async () => {
    const other = await limited();
    const loads = Array.from({ length: 30 }, async () => [
      (await other.fetch('/content/assets/main-1a2b3c.js')).status,
      (await other.fetch('/content/provider-user/user/login/status')).status,
    ]);
    expect(new Set((await Promise.all(loads)).flat())).toEqual(new Set([200]));
    await other.stop();
  });
});

describe('rendering beyond the budget', () => {
  const bodyOf = async (other: TestServer, query: string, address: string) =>
    (await other.fetch(page + query, { headers: from(address) })).text();

  it('of an address sends it the empty page, while others and cached pages are rendered', async () => {
    const other = await limited({ PAGES_PER_SECOND: '4' });
    expect(await bodyOf(other, '?offerId=0', '10.0.0.1')).toContain('第一屏');
    const rest = await Promise.all(
      Array.from({ length: 14 }, (_, i) => bodyOf(other, `?offerId=${i + 1}`, '10.0.0.1')),
    );
    const empty = rest.filter((text) => !text.includes('第一屏'));
    expect(empty.length).toBeGreaterThanOrEqual(8);
    expect(empty[0]).toContain('<div id="root"></div>');
    expect(empty[0]).toContain('id="page-start"');
    expect(empty[0]).toMatch(/data-scripts="\S+main-1a2b3c\.js"/);
    expect(await bodyOf(other, '?offerId=0', '10.0.0.1')).toContain('第一屏');
    expect(await bodyOf(other, '?offerId=99', '10.0.0.2')).toContain('第一屏');
    await other.stop();
  });
});

describe('a URL of absurd length', () => {
  const long = `?redirect=${'a'.repeat(9_000)}`;
  it('is refused with a page to a visitor, with the envelope to a program', async () => {
    const answer = await server.fetch(page + long, { headers: html });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([414, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('网址太长了');
    const call = await server.fetch(`/content/provider-user/user/login/status${long}`);
    expect([call.status, await call.json()]).toMatchObject([414, { message: '请求地址过长' }]);
  });

  it('is longer than any link with a proof and a way back', async () => {
    expect(
      (await server.fetch(`${page}?cmToken=${'a'.repeat(4_096)}&redirect=${'b'.repeat(2_000)}`)).status,
    ).toBe(200);
  });
});
