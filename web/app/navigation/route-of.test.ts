import { describe, expect, it } from 'vitest';
import { routeOf } from './route-of.ts';

describe('the page an address means', () => {
  it.each([
    ['/content/super-market/market-index', { project: 'super-market', path: '/market-index' }],
    [
      '/content/standalone-pages/rights-entrance/record-list',
      { project: 'standalone-pages', path: '/rights-entrance/record-list' },
    ],
    [
      '/resources/standalone-pages/rights-entrance',
      { project: 'standalone-pages', path: '/rights-entrance' },
    ],
    ['/content/loginPlus.html', { project: 'public-pages', path: '/plus-login' }],
    ['/content/super-market', { project: 'super-market', path: '/' }],
    ['/content/super-market/%6Darket-index', { project: 'super-market', path: '/market-index' }],
    ['/sandbox/', { project: 'workbench', path: '/' }],
    ['/sandbox', { project: 'workbench', path: '/' }],
    ['/sandbox/gallery', { project: 'workbench', path: '/gallery' }],
    ['/sandboxes', undefined],
    ['/openapi.json', undefined],
    ['/content/provider-user/logout', undefined],
    ['/content/super-market/%E0%A4%A', undefined],
  ])('%s', (pathname, place) => {
    expect(routeOf('/content', pathname)).toEqual(place);
  });
});
