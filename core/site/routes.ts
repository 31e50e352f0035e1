import { idsOf } from './ids-of.ts';
import { pages, sharedPaths, type MallPage } from './pages.ts';
import type { PageId } from './paths/path-of.ts';
import { normalizePath } from './paths/normalize-path.ts';
import { projectIds, type Path, type ProjectId, type Theme } from './projects.ts';
import { publicPages, type PublicPage } from './public-pages.ts';
import { redirects } from './redirects/redirects.ts';
import { standalonePages, type Campaign, type StandalonePage } from './standalone.ts';

/** The page at one path of a project. */
export interface Route {
  readonly project: ProjectId;
  readonly path: Path;
  readonly page: PageId;
  /** Guests are redirected to the login page. */
  readonly auth: boolean;
  /** False skips the maintenance popup. */
  readonly showNotice?: boolean;
  /** False shows no progress bar while the page loads. */
  readonly progressBar?: boolean;
  /** Shown while the session cannot be verified: the page shows what it has kept. */
  readonly worksOffline?: true;
  readonly campaign?: Campaign;
  /** The theme, where it is not the project's own. */
  readonly theme?: Theme;
  /** The path redirects to this one. */
  readonly redirectTo?: Path;
}

/** The super-market index pages have a first screen of their own instead (§2). */
const withoutProgressBar: Readonly<Partial<Record<ProjectId, readonly Path[]>>> = {
  'super-market': pages.home.paths['super-market'],
};

const mallRoutes = projectIds.flatMap((project) =>
  idsOf(pages).flatMap((page): Route[] => {
    const { paths }: MallPage = pages[page];
    return (paths[project] ?? [])
      .filter((path) => (sharedPaths[project]?.[path] ?? page) === page)
      .map((path) => {
        const noProgressBar = withoutProgressBar[project]?.includes(path);
        return { project, path, page, auth: false, ...(noProgressBar && { progressBar: false }) };
      });
  }),
);

const publicRoutes = idsOf(publicPages).map((page): Route => {
  const row: PublicPage = publicPages[page];
  return { project: 'public-pages', page, auth: false, ...row };
});

const standaloneRoutes = idsOf(standalonePages).map((page): Route => {
  const row: StandalonePage = standalonePages[page];
  return { project: 'standalone-pages', page, auth: false, ...row };
});

const pageRoutes: readonly Route[] = [...publicRoutes, ...mallRoutes, ...standaloneRoutes];

const redirectRoutes = redirects.flatMap(({ project, path, to }) =>
  pageRoutes
    .filter((route) => route.project === project && route.path === to)
    .map((route): Route => ({ ...route, path, redirectTo: to })),
);

/** Every route of the product; each path of a project occurs once. */
export const routes: readonly Route[] = [...pageRoutes, ...redirectRoutes];

const keyOf = (project: ProjectId, path: string) => `${project}${normalizePath(path)}`;
const routesByKey = new Map(routes.map((route) => [keyOf(route.project, route.path), route]));

/** The route at a path of a project. Trailing slashes are ignored; the path must not contain a query. */
export const routeAt = (project: ProjectId, path: string): Route | undefined =>
  routesByKey.get(keyOf(project, path));
