import { miniProgramTabs } from '#core/site/mini-program-tabs.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { projectIds, type ProjectId } from '#core/site/projects.ts';
import { queryString } from '#core/rules/links/query-string.ts';
import { environment, origin, projectId, webProject } from '../settings.ts';
import { openNative, openTab } from './open-native.ts';
import { openWeb } from './open-web.ts';

/** The market first, then every other project. */
const webProjects: readonly ProjectId[] = [webProject, ...projectIds];

type Query = Readonly<Record<string, string | undefined>>;

/** Opens a page of the product by its id: natively where the package has it, otherwise in the web view. */
export function openPage(page: PageId, query: Query = {}): void {
  const native = pathOf(projectId, page);
  if (native === undefined) return openWeb(webUrl(page, query));
  if (miniProgramTabs.includes(native)) return openTab(native);
  const search = queryString(query);
  return openNative(native + (search && `?${search}`));
}

/** The web page: of the market, otherwise of the first project that has it. */
export function webUrl(page: PageId, query: Query = {}): string {
  const project = webProjects.find((each) => pathOf(each, page) !== undefined) ?? webProject;
  return origin + pageUrl({ base: environment.base, project, path: pathOf(project, page) ?? '/', query });
}
