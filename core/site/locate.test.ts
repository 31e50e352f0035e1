import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { environments, mallEnvs } from '../config/environments.ts';
import { locate } from './locate.ts';
import { pageUrl } from './page-url.ts';
import { routeAt, routes } from './routes.ts';

describe('reading a page address (§2)', () => {
  it.each(mallEnvs)('every route of %s is found again from its address', (name) => {
    const { base } = environments[name];
    for (const { project, path } of routes) {
      const place = locate(base, pageUrl({ base, project, path }));
      expect(place).toEqual({ project, path });
      expect(routeAt(project, path)?.path).toBe(path);
    }
  });

  it.each(mallEnvs)('the standalone pages of %s also stand under resources, the others do not', (name) => {
    const { base, resourcesBase } = environments[name];
    expect(locate(base, `${resourcesBase}/standalone-pages/up-card`)).toEqual({
      project: 'standalone-pages',
      path: '/up-card',
    });
    expect(locate(base, `${resourcesBase}/super-market/market-index`)).toBeUndefined();
  });

  it.each([
    ['/content/super-market', { project: 'super-market', path: '/' }],
    ['/content/super-market/', { project: 'super-market', path: '/' }],
    ['/content/super-market/no/such/page', { project: 'super-market', path: '/no/such/page' }],
    ['/content/loginPlus.html', { project: 'public-pages', path: '/plus-login' }],
    ['/content/common/404.html', { project: 'public-pages', path: '/404' }],
  ])('%s is understood', (pathname, place) => expect(locate('/content', pathname)).toEqual(place));

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
  ])('%j is no page address', (pathname) => expect(locate('/content', pathname)).toBeUndefined());

  it('never fails, whatever the path', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const place = locate('/content', `/content/super-market/${text}`);
        expect(place?.path).toBe(`/${text}`);
      }),
    );
  });
});
