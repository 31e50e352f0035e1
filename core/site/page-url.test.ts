import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageUrl } from './page-url.ts';

it('joins base, project, path and query, and adds nothing else (§2)', () => {
  expect(pageUrl({ base: '/content', project: 'super-market', path: '/market-index' })).toBe(
    '/content/super-market/market-index',
  );
  expect(pageUrl({ base: '/content', project: 'super-market', path: '/market-index', query: {} })).toBe(
    '/content/super-market/market-index',
  );
  expect(
    pageUrl({
      base: '/mall/content',
      project: 'public-pages',
      path: '/login',
      query: { redirect: '/a?b=c&d', app_name: undefined },
    }),
  ).toBe('/mall/content/public-pages/login?redirect=%2Fa%3Fb%3Dc%26d');
});

it('encodes any query so that it decodes unchanged', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), (query) => {
      const [, search = ''] = pageUrl({
        base: '/content',
        project: 'easy-use',
        path: '/easy-use-index',
        query,
      }).split('?');
      expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ ...query });
    }),
  );
});
