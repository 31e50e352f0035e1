import { routeAt } from '#core/site/routes.ts';
import { workbenchTitles } from '#core/site/workbench.ts';
import type { PagePlace } from './route-of.ts';

export interface FoundPage {
  /** The page's meaning, for logs. */
  readonly pageId: string;
  readonly title: string;
  readonly auth: boolean;
  readonly campaign: string | undefined;
  /** The campaign theme, if it differs from the project's theme. */
  readonly theme: string | undefined;
  readonly progressBar: boolean;
  readonly status: 200 | 404;
}

const lost: FoundPage = {
  pageId: '',
  title: '页面走丢了',
  auth: false,
  campaign: undefined,
  theme: undefined,
  progressBar: true,
  status: 404,
};

/** Route data that is known before the page module is loaded; unknown paths get the 404 page. */
export function findPage({ project, path }: PagePlace): FoundPage {
  if (project === 'workbench') {
    const title = workbenchTitles[path];
    return title === undefined ? lost : { ...lost, title, status: 200 };
  }
  const route = routeAt(project, path);
  if (!route) return lost;
  return {
    pageId: route.page,
    title: route.title,
    auth: route.auth,
    campaign: route.campaign,
    theme: route.theme,
    progressBar: route.progressBar !== false,
    status: 200,
  };
}
