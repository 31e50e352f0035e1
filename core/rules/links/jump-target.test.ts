import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jumpTarget } from './jump-target.ts';
import type { Jump, JumpContext } from './jump.ts';

const context: JumpContext = {
  protocol: 'https:',
  host: 'mall.example',
  base: '/content',
  project: 'super-market',
  app: 'others',
  hasRouter: true,
  blacklist: ['bad.example'],
  redirectOrigins: ['https://partner.example', 'http://partner.example'],
  partnerSites: [
    { origin: 'https://near.example', longitudeKey: 'long', latitudeKey: 'lat', withAreaNum: false },
  ],
  now: 9,
};
const from = (rest: Partial<JumpContext>) => (jump: Jump) => jumpTarget(jump, { ...context, ...rest });
const jump = from({});

describe('a jump by project and path (§2)', () => {
  it.each([
    [
      { path: '/goods-detail', params: { goodsId: '7' } },
      { kind: 'in-app-route', to: '/goods-detail?goodsId=7&timeStamp=9', replace: false },
    ],
    [
      { project: 'super-market', path: '/mine-index', replace: true },
      { kind: 'in-app-route', to: '/mine-index?timeStamp=9', replace: true },
    ],
    [
      { project: 'easy-use', path: '/goods-detail?goodsId=7' },
      {
        kind: 'location',
        url: 'https://mall.example/content/easy-use/goods-detail?goodsId=7&timeStamp=9',
        replace: false,
      },
    ],
  ] as const)('%j', (provided, target) => expect(jump(provided)).toEqual(target));

  it.each([[{}], [{ project: 'easy-use' }], [{ link: '', path: '' }], [{ link: '' }]] as const)(
    'aborts without a path: %j (§5, §8)',
    (provided) => expect(jump(provided)).toEqual({ kind: 'refused', message: 'A link jump needs a path' }),
  );

  it('is refused when there is no router (§8)', () => {
    expect(from({ hasRouter: false })({ path: '/mine-index' })).toEqual({
      kind: 'refused',
      message: 'A link jump needs a router',
    });
    expect(from({ hasRouter: false })({ project: 'easy-use', path: '/easy-use-index' }).kind).toBe(
      'location',
    );
  });
});

describe('a jump by link (§2)', () => {
  it.each([
    ['/mine-index?a=1#b', { kind: 'in-app-route', to: '/mine-index?a=1&timeStamp=9#b', replace: false }],
    [
      '/content/super-market/mine-index',
      { kind: 'in-app-route', to: '/mine-index?timeStamp=9', replace: false },
    ],
    [
      '/content/easy-use/easy-use-index',
      {
        kind: 'location',
        url: 'https://mall.example/content/easy-use/easy-use-index?timeStamp=9',
        replace: false,
      },
    ],
    [
      '//partner.example/a',
      { kind: 'location', url: 'https://partner.example/a?timeStamp=9', replace: false },
    ],
    [
      'http://partner.example/a',
      { kind: 'location', url: 'http://partner.example/a?timeStamp=9', replace: false },
    ],
    [
      'http://mall.example/content/easy-use/easy-use-index',
      {
        kind: 'location',
        url: 'https://mall.example/content/easy-use/easy-use-index?timeStamp=9',
        replace: false,
      },
    ],
    [
      'http://mall.example/content/super-market/mine-index',
      { kind: 'in-app-route', to: '/mine-index?timeStamp=9', replace: false },
    ],
    [
      'http://mall.example/static/rules.html',
      { kind: 'location', url: 'https://mall.example/static/rules.html?timeStamp=9', replace: false },
    ],
  ])('%s', (link, target) => expect(jump({ link })).toEqual(target));

  it('gives // links the page’s protocol', () =>
    expect(from({ protocol: 'http:' })({ link: '//partner.example/a' })).toMatchObject({
      url: 'http://partner.example/a?timeStamp=9',
    }));

  it('refuses a blacklisted site', () =>
    expect(jump({ link: 'https://www.bad.example/x' })).toMatchObject({ kind: 'refused' }));

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'intent://a',
    'partner.example',
    'https://a@b.example',
    '/\\evil.example',
    '\\\\evil.example',
    ' https://a.example',
    'https://a.exam\tple',
  ])('refuses an invalid link: %j', (link) => expect(jump({ link })).toMatchObject({ kind: 'refused' }));

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a\\b', '/a b'])(
    'refuses an invalid path: %j',
    (path) => expect(jump({ path })).toMatchObject({ kind: 'refused' }),
  );
});

describe('a jump to a site that is not agreed on', () => {
  const params = { IU: 'abc', token: 't', channelId: 'C0013' };

  it.each([
    'https://stranger.example/a?b=1#c',
    'https://partner.example.evil.example/',
    'https://evilpartner.example/',
    'https://partner.example:8443/',
    'http://near.example/',
    'https://PARTNER.example.evil.example/x',
  ])('opens the link without adding any parameter: %s', (link) => {
    const url = link.replace('PARTNER', 'partner');
    expect(jump({ link, params })).toEqual({ kind: 'external', url });
    expect(from({ app: 'provincial-app' })({ link, params })).toEqual({ kind: 'external', url });
  });

  it('adds the time stamp for partner sites and files on the own host', () => {
    expect(jump({ link: 'https://near.example/shops' })).toMatchObject({
      kind: 'location',
      url: 'https://near.example/shops?timeStamp=9',
    });
    expect(jump({ link: '//mall.example/static/rules.html' })).toMatchObject({ kind: 'location' });
  });
});

describe('a jump in its host (§2)', () => {
  it('navigates directly inside the operator’s apps', () => {
    expect(from({ app: 'provincial-app' })({ path: '/mine-index' })).toEqual({
      kind: 'operator-app-location',
      url: 'https://mall.example/content/super-market/mine-index?timeStamp=9',
    });
    expect(from({ app: 'national-app' })({ link: 'https://partner.example/' })).toEqual({
      kind: 'operator-app-location',
      url: 'https://partner.example/?timeStamp=9',
    });
  });

  it.each(['/pages/home', '/pages/categories', '/pages/profile', '/pages/funny-video-web'])(
    'switches to the mini-program tab %s',
    (path) =>
      expect(
        from({ app: 'chat-mini-program' })({ project: 'market-mini-program', path, params: { a: 1 } }),
      ).toEqual({ kind: 'mini-program-tab', path }),
  );

  it('navigates to any other mini-program page with its query', () =>
    expect(
      from({ app: 'chat-mini-program' })({ path: '/pages/goods/goods-detail', params: { goodsId: '7' } }),
    ).toEqual({
      kind: 'mini-program-page',
      url: '/pages/goods/goods-detail?goodsId=7&timeStamp=9',
    }));

  it.each([
    ['/classification', 'in-app-route', '/pages/categories?timeStamp=9'],
    ['/goods-detail?goodsId=7', 'in-app-route', '/pages/goods/goods-detail?goodsId=7&timeStamp=9'],
  ])('opens %s of the mall inside the mini-program edition, where that has the page', (link, kind, to) =>
    expect(from({ project: 'market-mini-program' })({ link: `/content/super-market${link}` })).toMatchObject({
      kind,
      to,
    }),
  );

  it('leaves the mini-program edition for pages of the mall that it does not have', () =>
    expect(
      from({ project: 'market-mini-program' })({ link: '/content/super-market/coupon-center' }),
    ).toMatchObject({
      kind: 'location',
      url: expect.stringContaining('/content/super-market/coupon-center'),
    }));

  it('keeps the web pages of a mini-program’s web view in the web view', () =>
    expect(from({ app: 'chat-mini-program' })({ path: '/mine-index' })).toMatchObject({
      kind: 'in-app-route',
    }));
});

it('never leaves http(s) and never routes to another host, for any link', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((tail) => `/${tail}`),
        fc.string().map((tail) => `//${tail}`),
        fc.webUrl(),
      ),
      fc.boolean(),
      (text, asPath) => {
        const target = jump(asPath ? { path: text } : { link: text });
        if (target.kind === 'location' || target.kind === 'external')
          expect(['http:', 'https:']).toContain(new URL(target.url).protocol);
        if (target.kind === 'external') expect(target.url).not.toContain('timeStamp=9');
        if (target.kind === 'in-app-route')
          expect(new URL(target.to, 'https://mall.example').origin).toBe('https://mall.example');
      },
    ),
    { numRuns: 2000 },
  ));
