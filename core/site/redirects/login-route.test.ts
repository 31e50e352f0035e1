import { describe, expect, it } from 'vitest';
import { names } from '../../config/names.ts';
import type { PageRef } from '../paths/parse-page-path.ts';
import { loginRoute } from './login-route.ts';
import { routeAt, routes } from '../routes.ts';

const { partner } = names.slugs;

describe('the sign-in page of a page (§2)', () => {
  it.each<[PageRef, PageRef, PageRef]>([
    [
      { project: 'super-market', path: '/order-list' },
      { project: 'public-pages', path: '/login' },
      { project: 'public-pages', path: '/sim-login' },
    ],
    [
      { project: 'standalone-pages', path: '/up-card' },
      { project: 'public-pages', path: '/login' },
      { project: 'public-pages', path: '/sim-login' },
    ],
    [
      { project: 'standalone-pages', path: '/pleased-watch' },
      { project: 'public-pages', path: '/login' },
      { project: 'public-pages', path: '/sim-login' },
    ],
    [
      { project: 'excellent-plus', path: '/index' },
      { project: 'public-pages', path: '/plus-login' },
      { project: 'public-pages', path: '/plus-sim-login' },
    ],
  ])('$project$path', (page, sms, sim) => {
    expect(loginRoute(page)).toEqual(sms);
    expect(loginRoute(page, 'sim')).toEqual(sim);
  });

  it.each<[string, string]>([
    ['/beautiful/order-detail', '/beautiful/login'],
    ['/beautiful', '/beautiful/login'],
    [`/${partner}/egouCard`, `/${partner}/login`],
  ])('the sub-site of %s has its own', (path, login) => {
    const page: PageRef = { project: 'standalone-pages', path: `/${path.slice(1)}` };
    expect(loginRoute(page)).toEqual({ project: 'standalone-pages', path: login });
    expect(loginRoute(page, 'sim')).toEqual({ project: 'standalone-pages', path: login });
  });

  it('is not chosen by a path that only shares a prefix with the sub-site', () => {
    expect(loginRoute({ project: 'standalone-pages', path: `/${partner}s/card` })).toEqual({
      project: 'public-pages',
      path: '/login',
    });
  });

  it('never requires sign-in itself', () => {
    for (const { project, path } of routes) {
      const login = loginRoute({ project, path });
      expect(routeAt(login.project, login.path)?.auth).toBe(false);
    }
  });
});
