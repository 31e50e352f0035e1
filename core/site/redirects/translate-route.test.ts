import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../paths/path-of.ts';
import type { ProjectId } from '../projects.ts';
import { routes } from '../routes.ts';
import { translateRoute, type Query } from './translate-route.ts';

describe('the same page in the other mall (§2, §4 cut-over)', () => {
  it.each<[string, Query, string, Query]>([
    ['/market-index', {}, '/mall-index', {}],
    ['/market-index-pro', {}, '/mall-index', {}],
    ['/mine-index', {}, '/mine', {}],
    ['/goods-detail', { goodsId: '7' }, '/product-detail', { goodsId: '7' }],
    ['/equity-pocket', {}, '/rights-list', {}],
    ['/rights-traffic', {}, '/floor-flash', {}],
    ['/coupon-center', { couponKey: '0', IU: 'x' }, '/coupons', { tabActive: 'userFlag', IU: 'x' }],
    ['/coupon-center', { couponKey: '1' }, '/coupons', { tabActive: 'freeFlag' }],
    ['/coupon-center', { couponKey: '9' }, '/coupons', {}],
    ['/coupon-center', {}, '/coupons', {}],
  ])('%s %o of super-market is %s %o of supper-mall', (path, query, target, targetQuery) => {
    expect(translateRoute('super-market', 'supper-mall', path, query)).toEqual({
      project: 'supper-mall',
      path: target,
      query: targetQuery,
    });
  });

  it.each<[string, Query, string, Query]>([
    ['/coupons', { tabActive: 'userFlag' }, '/coupon-center', { couponKey: '0' }],
    ['/coupons', { tabActive: 'freeFlag', a: '1' }, '/coupon-center', { couponKey: '1', a: '1' }],
    ['/coupons', { tabActive: 'other' }, '/coupon-center', {}],
    ['/mall-index', {}, '/market-index', {}],
    ['/rights-list', {}, '/equity-pocket', {}],
    ['/floor-flash', {}, '/traffic-package', {}],
  ])('%s %o of supper-mall is %s %o of super-market', (path, query, target, targetQuery) => {
    expect(translateRoute('supper-mall', 'super-market', path, query)).toEqual({
      project: 'super-market',
      path: target,
      query: targetQuery,
    });
  });

  it('is undefined for a page only one mall has and for an unknown path', () => {
    expect(translateRoute('supper-mall', 'super-market', '/store-address', {})).toBeUndefined();
    expect(translateRoute('super-market', 'supper-mall', '/member-order', {})).toBeUndefined();
    expect(translateRoute('super-market', 'supper-mall', '/nowhere', {})).toBeUndefined();
  });

  it('leaves a page of the same mall unchanged', () => {
    expect(translateRoute('super-market', 'super-market', '/coupon-center', { couponKey: '1' })).toEqual({
      project: 'super-market',
      path: '/coupon-center',
      query: { couponKey: '1' },
    });
  });
});

describe('the easy-use home and the home pages (§2)', () => {
  it.each<[ProjectId, ProjectId, string, ProjectId, string]>([
    ['supper-mall', 'super-market', '/channel-easy-use', 'easy-use', '/easy-use-index'],
    ['supper-mall', 'easy-use', '/channel-easy-use', 'easy-use', '/easy-use-index'],
    ['easy-use', 'supper-mall', '/easy-use-index', 'supper-mall', '/channel-easy-use'],
    ['easy-use', 'super-market', '/easy-use-index', 'super-market', '/market-index'],
    ['supper-mall', 'easy-use', '/mall-index', 'easy-use', '/easy-use-index'],
    ['super-market', 'excellent-plus', '/market-index-pro', 'excellent-plus', '/index'],
    ['excellent-plus', 'super-market', '/index', 'super-market', '/market-index'],
  ])('from %s to %s, %s is %s %s', (from, to, path, project, target) => {
    expect(translateRoute(from, to, path, {})).toEqual({ project, path: target, query: {} });
  });

  it('does not treat the public index or a campaign as a mall home', () => {
    expect(translateRoute('super-market', 'public-pages', '/market-index', {})).toBeUndefined();
    expect(
      translateRoute('standalone-pages', 'super-market', '/beautiful/beautiful-jiangsu', {}),
    ).toBeUndefined();
  });
});

describe('there and back', () => {
  const malls = ['super-market', 'supper-mall', 'market-mini-program'] as const;
  /** Routes that links lead to; a second path of a page, or the hidden page of a shared path, would come back as the first. */
  const linkedRoutes = routes.filter(
    ({ project, path, page }) => malls.some((mall) => mall === project) && pathOf(project, page) === path,
  );
  const hiddenPages = ['rightsList', 'trafficGiftBag'];
  const plainQuery = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string(), { maxKeys: 4 });

  it('translating there and back returns the original page and query', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...linkedRoutes),
        fc.constantFrom(...malls),
        plainQuery,
        fc.constantFrom('0', '1', undefined),
        (route, to, rest, tab) => {
          fc.pre(!hiddenPages.includes(route.page));
          const ownKey =
            route.project === 'supper-mall'
              ? { tabActive: tab === '1' ? 'freeFlag' : 'userFlag' }
              : { couponKey: tab ?? '0' };
          const query: Query = route.page === 'couponCenter' && tab ? { ...rest, ...ownKey } : rest;
          const there = translateRoute(route.project, to, route.path, query);
          if (!there) return;
          expect(translateRoute(there.project, route.project, there.path, there.query)).toEqual({
            project: route.project,
            path: route.path,
            query,
          });
        },
      ),
      { numRuns: 1000 },
    );
  });
});
