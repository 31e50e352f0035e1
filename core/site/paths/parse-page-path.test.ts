import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { environments, mallEnvs } from '../../config/environments.ts';
import { parsePagePath } from './parse-page-path.ts';
import { pageUrl } from '../page-url.ts';
import { routeAt, routes } from '../routes.ts';

describe('parsing a page URL (§2)', () => {
  it.each(mallEnvs)('every route of %s is found again from its URL', (name) => {
    const { base } = environments[name];
    for (const { project, path } of routes) {
      const page = parsePagePath(base, pageUrl({ base, project, path }));
      expect(page).toEqual({ project, path });
      expect(routeAt(project, path)?.path).toBe(path);
    }
  });

  it.each(mallEnvs)(
    'the standalone pages of %s are also served under resources, the others are not',
    (name) => {
      const { base, resourcesBase } = environments[name];
      expect(parsePagePath(base, `${resourcesBase}/standalone-pages/up-card`)).toEqual({
        project: 'standalone-pages',
        path: '/up-card',
      });
      expect(parsePagePath(base, `${resourcesBase}/super-market/market-index`)).toBeUndefined();
    },
  );

  it.each([
    ['/content/super-market', { project: 'super-market', path: '/' }],
    ['/content/super-market/', { project: 'super-market', path: '/' }],
    ['/content/super-market/no/such/page', { project: 'super-market', path: '/no/such/page' }],
    ['/content/loginPlus.html', { project: 'public-pages', path: '/plus-login' }],
    ['/content/common/404.html', { project: 'public-pages', path: '/404' }],
  ])('%s is parsed', (pathname, page) => expect(parsePagePath('/content', pathname)).toEqual(page));

  it.each([
    '/',
    '',
    '/content',
    '/content/',
    '/contents/super-market/market-index',
    '/content/super-marketplace',
    '/content/provider-user/logout',
    '/mall/content/super-market/market-index',
    '/content/toString',
    '/super-market/market-index',
  ])('%j is no page URL', (pathname) => expect(parsePagePath('/content', pathname)).toBeUndefined());

  it('never throws for any path', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const page = parsePagePath('/content', `/content/super-market/${text}`);
        expect(page?.path).toBe(`/${text}`);
      }),
    );
  });
});
