import { routeAt } from '#core/site/routes.ts';
import { workbenchPaths } from '#core/site/workbench.ts';
import type { PagePlace } from './navigation/route-of.ts';

export interface FoundPage {
  /** The page's meaning, for logs. */
  readonly pageId: string;
  readonly auth: boolean;
  /** Shown while the session cannot be verified. */
  readonly worksOffline: boolean;
  readonly campaign: string | undefined;
  /** The campaign theme, if it differs from the project's theme. */
  readonly theme: string | undefined;
  readonly progressBar: boolean;
  readonly status: 200 | 404;
}

const lost: FoundPage = {
  pageId: '',
  auth: false,
  worksOffline: false,
  campaign: undefined,
  theme: undefined,
  progressBar: true,
  status: 404,
};

/** Route data that is known before the page module is loaded; unknown paths get the 404 page. */
export function findPage({ project, path }: PagePlace): FoundPage {
  if (project === 'workbench') return workbenchPaths.includes(path) ? { ...lost, status: 200 } : lost;
  const route = routeAt(project, path);
  if (!route) return lost;
  return {
    pageId: route.page,
    auth: route.auth,
    worksOffline: route.worksOffline === true,
    campaign: route.campaign,
    theme: route.theme,
    progressBar: route.progressBar !== false,
    status: 200,
  };
}
