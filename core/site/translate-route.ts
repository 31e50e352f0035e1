import type { Place } from './locate.ts';
import { pathOf, type PageId } from './path-of.ts';
import { projects, type ProjectId } from './projects.ts';
import { routeAt } from './routes.ts';

export type Query = Readonly<Record<string, string>>;

export interface PlaceWithQuery extends Place {
  readonly query: Query;
}

/** couponKey of super-market and tabActive of supper-mall say the same thing (§2). */
const couponTabs = [
  { couponKey: '0', tabActive: 'userFlag' },
  { couponKey: '1', tabActive: 'freeFlag' },
] as const;

/** Queries that have another name in another mall; a value without a counterpart is left to the page's default. */
const queryTranslations: Partial<Record<PageId, (query: Query, to: ProjectId) => Query>> = {
  couponCenter: ({ couponKey, tabActive, ...rest }, to) => {
    if (to === 'supper-mall') {
      const tab = couponTabs.find((row) => row.couponKey === couponKey);
      return tab ? { ...rest, tabActive: tab.tabActive } : rest;
    }
    const tab = couponTabs.find((row) => row.tabActive === tabActive);
    return tab ? { ...rest, couponKey: tab.couponKey } : rest;
  },
};

/** Pages a project has only as a visit to another project. */
const lentPages: Partial<Record<PageId, Partial<Record<ProjectId, ProjectId>>>> = {
  easyUseHome: { 'super-market': 'easy-use' },
};

/** The front pages of the malls: each answers for the others where the map has no row. */
const homes: readonly PageId[] = ['home', 'easyUseHome', 'plusHome'];
const homeOf = (project: ProjectId): PageId | undefined =>
  homes.find((page) => page === routeAt(project, projects[project].index)?.page);

/** The same page in another project with its query keys translated, or undefined when that project has no such page. */
export function translateRoute(
  from: ProjectId,
  to: ProjectId,
  path: string,
  query: Query,
): PlaceWithQuery | undefined {
  const route = routeAt(from, path);
  if (!route) return undefined;
  const { page } = route;
  if (from === to) return { project: to, path: route.path, query };

  const isHome = page === homeOf(from) && homeOf(to) !== undefined;
  const project = isHome ? to : (lentPages[page]?.[to] ?? to);
  const target = pathOf(project, page) ?? (isHome ? projects[to].index : undefined);
  return target && { project, path: target, query: queryTranslations[page]?.(query, project) ?? query };
}
