import { routeAt } from '#core/site/routes.ts';
import { workbenchTitles } from '#core/site/workbench.ts';
import type { PagePlace } from './place-of.ts';

export interface FoundPage {
  /** What the page means, for the logs. */
  readonly pageId: string;
  readonly title: string;
  readonly auth: boolean;
  readonly campaign: string | undefined;
  /** The look where it is not the project's own. */
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

/** What is known of the page at a place before its module is there: one of the project's, or the one that is lost. */
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
