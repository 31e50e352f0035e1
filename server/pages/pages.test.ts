import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environments, mallEnvs, type MallEnv } from '#core/config/environments.ts';
import { projectIds, projects } from '#core/site/projects.ts';
import { aBuild, marked, type TestBuild } from '../testing/a-build.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { realUpstreams } from '../testing/upstreams/real-upstreams.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let build: TestBuild;
let database: TestDatabase;
const servers = new Map<MallEnv, TestServer>();
const at = (env: MallEnv): TestServer => {
  const server = servers.get(env);
  if (!server) throw new Error(`no server for ${env}`);
  return server;
};

beforeAll(async () => {
  [build, database] = await Promise.all([aBuild(), testDatabase()]);
  for (const env of mallEnvs) {
    servers.set(
      env,
      await testServer({
        database,
        pages: build.pages,
        settings: { MALL_ENV: env, MALL_SECRET: 'a secret for this test alone, 32+', ALLOW_SANDBOX: '1' },
      }),
    );
  }
});
afterAll(async () => {
  await Promise.all([...servers.values()].map((server) => server.stop()));
  await database.drop();
  build.remove();
});

const steps = [
  '..',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '%2e.',
  '%252e%252e',
  '..%00',
  '..;',
  '...',
  '....',
  '%c0%ae%c0%ae',
  '%u002e%u002e',
  '%e0%80%ae%e0%80%ae',
  '．．',
];
const slashes = ['/', '%2f', '%2F', '\\', '%5c', '%5C', '%252f', '//', '/./', '%c0%af', '%00/'];
/** Every spelling of "one up" with every spelling of "/", one, two and six deep. */
const climbs = steps.flatMap((step) =>
  slashes.flatMap((slash) => [1, 2, 6].map((depth) => (step + slash).repeat(depth))),
);
const external = ['secret.txt', 'etc/passwd', 'package.json', 'server/main.mjs'];
const hidden = [
  '.env',
  '.vite/manifest.json',
  '%2evite/manifest.json',
  '.vite%2fmanifest.json',
  'assets/main-1a2b3c.js.map',
  'assets/main-1a2b3c.js%2emap',
  'assets/.hidden.js',
  'assets/page.tsx',
  'index.html',
  'link.txt',
  'assets/../.env',
  'assets/..%2f.env',
  'assets/%2e%2e/.vite/manifest.json',
  '.git/config',
  'assets',
  'assets/',
  'client/assets/main-1a2b3c.js',
  'ssr/render-page.mjs',
  'server/main.mjs',
  'assets/main-1a2b3c.js/',
  'assets//main-1a2b3c.js',
  'ASSETS/main-1a2b3c.js',
  'assets/main-1a2b3c.js%00.png',
  'assets/main-1a2b3c.js::$DATA',
  '/assets/main-1a2b3c.js',
  'assets\\main-1a2b3c.js',
];

describe('path traversal (A16)', () => {
  const getRaw = (env: MallEnv, path: string) =>
    rawRequest(
      at(env).origin,
      Buffer.from(`GET ${path} HTTP/1.1\r\nHost: mall\r\nConnection: close\r\n\r\n`),
    );

  it('knows more than forty spellings', () => expect(climbs.length).toBeGreaterThan(40));

  it.each(mallEnvs)('%s: no way up leads anywhere', async (env) => {
    const { base, resourcesBase } = environments[env];
    const roots = [base, `${base}/assets`, `${base}/public-pages`, `${resourcesBase}/standalone-pages`];
    const paths = climbs.map(
      (climb, i) => `${roots[i % roots.length]}/${climb}${external[i % external.length]}`,
    );
    const answers = await Promise.all(paths.map((path) => getRaw(env, path)));
    const leaked = answers.flatMap((answer, i) =>
      answer.body.includes(marked) || answer.body.includes('root:') || answer.body.includes('"dependencies"')
        ? [paths[i]]
        : [],
    );
    expect(leaked).toEqual([]);
    expect(
      answers.flatMap((answer, i) =>
        [302, 400, 404].includes(answer.status) ? [] : [`${answer.status} ${paths[i]}`],
      ),
    ).toEqual([]);
  });

  it.each(mallEnvs)(
    '%s: dotfiles, source maps, links, the manifest and unknown kinds are not there',
    async (env) => {
      const { base, resourcesBase } = environments[env];
      const paths = [base, resourcesBase, ''].flatMap((root) => hidden.map((name) => `${root}/${name}`));
      const answers = await Promise.all(paths.map((path) => getRaw(env, path)));
      expect(
        answers.flatMap((answer, i) =>
          answer.body.includes(marked) || answer.status === 200 ? [`${answer.status} ${paths[i]}`] : [],
        ),
      ).toEqual([]);
    },
  );

  it('only what the build made public is in the map', () => {
    expect([...build.pages.files.keys()].sort()).toEqual([
      '/art/gate.svg',
      '/assets/main-1a2b3c.css',
      '/assets/main-1a2b3c.js',
      '/pass-worker.js',
    ]);
  });
});

describe('files of the build', () => {
  it.each(mallEnvs)(
    '%s serves them under its base, for ever where the name carries the hash',
    async (env) => {
      const { base } = environments[env];
      const script = await at(env).fetch(`${base}/assets/main-1a2b3c.js`);
      expect([
        script.status,
        script.headers.get('content-type'),
        script.headers.get('cache-control'),
        await script.text(),
      ]).toEqual([
        200,
        'text/javascript; charset=utf-8',
        'public, max-age=31536000, immutable',
        'export const app = 1;',
      ]);
      const picture = await at(env).fetch(`${base}/art/gate.svg`);
      expect([
        picture.status,
        picture.headers.get('content-type'),
        picture.headers.get('cache-control'),
      ]).toEqual([200, 'image/svg+xml; charset=utf-8', 'public, max-age=86400']);
      expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(
        (
          await at(env).fetch(`${base}/art/gate.svg`, {
            headers: { 'if-none-match': picture.headers.get('etag') ?? '' },
          })
        ).status,
      ).toBe(304);
    },
  );

  it.each([
    ['base', environments.dev.base],
    ['resources', environments.dev.resourcesBase],
  ])('let a service worker under the %s request our own files and pages alone', async (_folder, root) => {
    const worker = await at('dev').fetch(`${root}/pass-worker.js`);
    expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('another environment has another base', async () => {
    expect((await at('dev').fetch(`${environments.production.base}/art/gate.svg`)).status).toBe(404);
  });
});

describe('documents', () => {
  it.each(projectIds)('%s: the entrance is drawn, with a policy that lets nothing else run', async (id) => {
    const server = at('dev');
    const response = await server.fetch(`${server.base}/${id}${projects[id].index}`);
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(html).toContain('<p>第一屏</p>');
    expect(html).toContain('<title>权益&#60;领取&#62;</title>');
    expect(html, 'its styles are in it: none is fetched before the first paint').not.toContain(
      'rel="stylesheet"',
    );
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("media-src 'self'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'(;|$)/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('a page that cannot be drawn is still a page, with a sentence and a way to try again', async () => {
    const response = await at('dev').fetch(`${at('dev').base}/public-pages/city-notice`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      500,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain('重新加载');
  });

  it('a proof in the address is not repeated to the files of the page (A20)', async () => {
    const server = at('dev');
    const policyOf = async (query: string) =>
      (await server.fetch(`${server.base}/super-market/market-index${query}`)).headers.get('referrer-policy');
    expect(await Promise.all(['?cmToken=abc', '?token=abc&yx=1', '?code=1&state=2'].map(policyOf))).toEqual(
      Array<string>(3).fill('strict-origin'),
    );
    expect(await Promise.all(['', '?yx=1&code=3'].map(policyOf))).toEqual(
      Array<string>(2).fill('strict-origin-when-cross-origin'),
    );
  });

  it('a path without a page goes to the public index', async () => {
    const server = at('dev');
    const response = await server.fetch(`${server.base}/super-market/no-such-page`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('/content/public-pages/'),
    ]);
  });

  it.each(['/super-market/no-such-page', '/standalone-pages/beautiful?channelId=C1&timeStamp=1'])(
    'the redirect of %s carries the current time, as every navigation (§2)',
    async (path) => {
      const server = at('dev');
      const startedAt = Date.now();
      const response = await server.fetch(server.base + path, { redirect: 'manual' });
      const target = new URL(response.headers.get('location') ?? '', server.origin);
      expect(target.searchParams.getAll('timeStamp')).toHaveLength(1);
      expect(Number(target.searchParams.get('timeStamp'))).toBeGreaterThanOrEqual(startedAt);
      expect(target.searchParams.get('channelId')).toBe(path.includes('channelId') ? 'C1' : null);
    },
  );

  it.each([
    '//example.invalid/',
    '/%2f%2fexample.invalid',
    '/super-market//example.invalid',
    '/super-market/%0d%0aSet-Cookie:%20a=b',
    '/\\example.invalid',
  ])('%s does not lead off the site', async (path) => {
    const server = at('dev');
    const answer = await rawRequest(
      server.origin,
      `GET ${path.startsWith('/super') ? server.base : ''}${path} HTTP/1.1\r\nHost: mall\r\nConnection: close\r\n\r\n`,
    );
    const location = /^location: (.*)$/im.exec(answer.head)?.[1] ?? '/';
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(answer.head).not.toMatch(/set-cookie/i);
  });

  it('a call is no page: its unknown neighbour is 404 in the envelope, whatever word is in the path', async () => {
    const server = at('dev');
    for (const path of [
      '/provider-user/login',
      '/provider-user/protocol',
      '/provider-content/cardProduct/login',
    ]) {
      const response = await server.fetch(server.base + path);
      expect([response.status, await response.json()]).toEqual([
        404,
        { code: '0', message: '接口不存在', success: false, data: null },
      ]);
    }
  });

  it('where the real upstreams are there is no workbench', async () => {
    const real = await testServer({ database, pages: build.pages, settings: realUpstreams });
    const paths = [
      '/sandbox',
      '/sandbox/',
      '/sandbox/gallery',
      '/sandbox/api/state',
      '/sandbox/api/sms',
      '/sandbox/upstreams/sms/messages',
    ];
    expect(await Promise.all(paths.map(async (path) => (await real.fetch(path)).status))).toEqual(
      paths.map(() => 404),
    );
    const session = await real.fetch('/sandbox/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"mobile":"13800000001"}',
    });
    expect(session.status).toBe(404);
    await real.stop();
  });
});
