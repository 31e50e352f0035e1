import { describe, expect, it } from 'vitest';
import { names } from '../config/names.ts';
import rows from '../spec/routes.json' with { type: 'json' };
import { idsOf } from './ids-of.ts';
import { routesNotInSpec } from './routes-not-in-spec.ts';
import { pages } from './pages.ts';
import { projectIds, type ProjectId } from './projects.ts';
import { publicPages } from './public-pages.ts';
import { routeAt, routes } from './routes.ts';
import { standalonePages } from './standalone.ts';
import { titles } from './titles.ts';

interface ListedRoute {
  project: string;
  path: string;
  auth: boolean;
  title?: string | undefined;
}
const withPartnerName = (text: string) => text.replaceAll('{partner}', names.slugs.partner);
const listed = (rows as readonly ListedRoute[]).map((row) => ({
  ...row,
  path: withPartnerName(row.path),
  title: row.title && withPartnerName(row.title),
}));
const routeOf = ({ project, path }: { project: string; path: string }) =>
  routes.find((route) => route.project === project && route.path === path);

describe('the list of routes (§2)', () => {
  it('is complete: 168 rows', () => {
    expect(listed).toHaveLength(168);
  });

  it.each(listed)('$project has $path', (row) => {
    const route = routeOf(row);
    expect(route?.auth).toBe(row.auth);
    if (row.title?.startsWith('→ ')) expect(`→ ${route?.redirectTo}`).toBe(row.title);
    else if (row.title) expect(route && titles[route.page]).toBe(row.title);
    if (!row.title?.startsWith('→ ')) expect(route?.redirectTo).toBeUndefined();
  });

  it('has no other routes except those named in routesNotInSpec', () => {
    const known = new Set(listed.map(({ project, path }) => `${project}${path}`));
    expect(
      routes
        .map(({ project, path }) => `${project}${path}`)
        .filter((key) => !known.has(key))
        .toSorted(),
    ).toEqual([...routesNotInSpec].toSorted());
  });

  it('has each path of a project once', () => {
    expect(new Set(routes.map(({ project, path }) => `${project}${path}`)).size).toBe(routes.length);
  });

  it('gives every page a unique id across the three tables', () => {
    const ids = [...idsOf(pages), ...idsOf(publicPages), ...idsOf(standalonePages)];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the settings of a route', () => {
  it('shows no progress bar on the super-market index pages, and one everywhere else (§2)', () => {
    expect(
      routes
        .filter(({ progressBar }) => progressBar === false)
        .map(({ project, path }) => `${project}${path}`)
        .sort(),
    ).toEqual(['super-market/market-index', 'super-market/market-index-pro']);
  });

  it('skips the maintenance popup only on pages that are notices themselves (§2)', () => {
    expect(
      routes
        .filter(({ showNotice }) => showNotice === false)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/404', '/city-notice', '/traffic-overload']);
  });

  it('gives the pages of the plus membership and its sign-in the theme of the plus area', () => {
    expect(
      routes.filter(({ theme }) => theme !== undefined).map(({ path, theme }) => `${path} ${theme}`),
    ).toEqual([
      '/plus-login excellent-plus',
      '/plus-sim-login excellent-plus',
      '/hmall-act/plus-vip excellent-plus',
      '/plus-vip/detail-info excellent-plus',
      '/loginPlus.html excellent-plus',
    ]);
  });

  it('gives every standalone page, and no other, a campaign theme', () => {
    for (const { project, campaign } of routes)
      expect(campaign !== undefined).toBe(project === 'standalone-pages');
  });

  it.each([
    ['/pleased-watch', 'watch'],
    ['/rights-entrance', 'watch'],
    ['/high-speed-rail', 'rail'],
    ['/up-card', 'paycode'],
    ['/hmall-act/mobile-vip/twenty', 'vip20'],
    ['/hmall-act/mobile-vip/thirty', 'vip30'],
    ['/hmall-act/phoenix-preferred', 'phoenix'],
    ['/hmall-act/gd-litchi-vip', 'litchi'],
    ['/tel-manage', 'number'],
    ['/gift-square', 'gift'],
    ['/m-zone-v2/index', 'mzone'],
    ['/beautiful', 'beautiful'],
    [`/${names.slugs.partner}/`, 'partner'],
    ['/lottery-turntable', 'lottery'],
    ['/mini-program', 'choose'],
  ])('%s has the campaign theme %s', (path, campaign) => {
    expect(routeAt('standalone-pages', path)?.campaign).toBe(campaign);
  });
});

describe('routeAt', () => {
  it('finds a route with or without a trailing slash', () => {
    const root = `/${names.slugs.partner}`;
    expect(routeAt('standalone-pages', root)).toBe(routeAt('standalone-pages', `${root}/`));
    expect(routeAt('super-market', '/market-index/')?.page).toBe('home');
  });

  it.each<[ProjectId, string]>([
    ['super-market', '/mall-index'],
    ['super-market', '/market-index?a=1'],
    ['super-market', '//market-index'],
    ['super-market', '/'],
    ['super-market', ''],
    ['super-market', '/Market-Index'],
    ['easy-use', '/__proto__'],
  ])('%s has no route at %j', (project, path) => expect(routeAt(project, path)).toBeUndefined());

  it('handles a path of ten thousand slashes quickly', () => {
    for (const project of projectIds) expect(routeAt(project, `${'/'.repeat(10_000)}x`)).toBeUndefined();
  });
});
