import { couponTabs } from '../coupon-tabs.ts';
import type { PageRef } from '../paths/parse-page-path.ts';
import { pathOf, type PageId } from '../paths/path-of.ts';
import { projects, type ProjectId } from '../projects.ts';
import { routeAt } from '../routes.ts';

export type Query = Readonly<Record<string, string>>;

export interface PageRefWithQuery extends PageRef {
  readonly query: Query;
}

/** Query keys that are named differently in another mall; a value without an equivalent is dropped. */
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

/** Pages that a project opens in another project. */
const pagesInOtherProject: Partial<Record<PageId, Partial<Record<ProjectId, ProjectId>>>> = {
  easyUseHome: { 'super-market': 'easy-use' },
};

/** The home pages of the malls; they translate to each other where the map has no row. */
const homes: readonly PageId[] = ['home', 'easyUseHome', 'plusHome'];
const homeOf = (project: ProjectId): PageId | undefined =>
  homes.find((page) => page === routeAt(project, projects[project].index)?.page);

/** The same page in another project with its query keys translated, or undefined when that project has no such page. */
export function translateRoute(
  from: ProjectId,
  to: ProjectId,
  path: string,
  query: Query,
): PageRefWithQuery | undefined {
  const route = routeAt(from, path);
  if (!route) return undefined;
  const { page } = route;
  if (from === to) return { project: to, path: route.path, query };

  const isHome = page === homeOf(from) && homeOf(to) !== undefined;
  const project = isHome ? to : (pagesInOtherProject[page]?.[to] ?? to);
  const target = pathOf(project, page) ?? (isHome ? projects[to].index : undefined);
  return target && { project, path: target, query: queryTranslations[page]?.(query, project) ?? query };
}
