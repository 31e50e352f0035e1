import type { PageRequest } from '#core/site/page-document.ts';
import { routeAt } from '#core/site/routes.ts';
import type { ProjectPages } from './project-pages.ts';

export interface FoundPage {
  readonly name: string;
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

const lost: FoundPage = { name: 'not-found/not-found', pageId: '', title: '页面走丢了', auth: false, campaign: undefined, theme: undefined, progressBar: true, status: 404 };

/** Which page stands at a place: the project's own, the one that says it is being built, or the one that is lost. */
export function findPage(request: Pick<PageRequest, 'project' | 'path'>, { pages, workbench }: ProjectPages): FoundPage {
  if (request.project === 'workbench') {
    const bench = workbench[request.path];
    return bench ? { ...lost, ...bench, status: 200 } : lost;
  }
  const route = routeAt(request.project, request.path);
  if (!route) return lost;
  return {
    name: pages[request.project]?.[route.page] ?? 'under-construction/under-construction',
    pageId: route.page,
    title: route.title,
    auth: route.auth,
    campaign: route.campaign,
    theme: route.theme,
    progressBar: route.progressBar !== false,
    status: 200,
  };
}
