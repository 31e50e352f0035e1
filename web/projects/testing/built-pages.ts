import { noExternalServices } from '#core/config/external-services.ts';
import { pageUrl } from '#core/site/page-url.ts';
import type { PageBootData, PageRequest } from '#core/site/page-document.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { projectIds } from '#core/site/projects.ts';
import { projectPages } from '../project-pages.ts';

const base = '/content';

export const requestOf = (project: PageRequest['project'], path: string, search = ''): PageRequest => ({
  env: 'dev',
  base,
  project,
  path: `/${path.slice(1)}`,
  search,
  external: noExternalServices,
});

const pagesAndModules = projectIds.flatMap((project) =>
  Object.entries(projectPages.pages[project] ?? {}).map(([page, module]) => ({
    module,
    request: requestOf(project, pathOf(project, page as PageId) ?? '', '?timeStamp=1&redirect=%2Fcontent'),
  })),
);

/** Every page of every project. */
export const builtPages: readonly PageRequest[] = pagesAndModules.map(({ request }) => request);

/** One page of each module: projects and campaigns share modules. */
export const pageOfEachModule: readonly PageRequest[] = [
  ...new Map(pagesAndModules.map(({ module, request }) => [module, request])).values(),
];

export const addressOf = ({ project, path, search }: PageRequest): string =>
  project === 'workbench' ? `/sandbox${path}` : `${pageUrl({ base, project, path })}${search}`;

/** Puts the document of a page into this window, as the server sends it. */
export function putDocument(request: PageRequest, body: string): void {
  const start: PageBootData = {
    env: request.env,
    base,
    project: request.project,
    external: noExternalServices,
    answers: [],
  };
  history.replaceState(null, '', addressOf(request));
  document.body.innerHTML = `<div id="root">${body}</div><script id="page-start" type="application/json">${JSON.stringify(start)}</script>`;
}
