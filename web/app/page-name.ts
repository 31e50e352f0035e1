import type { PageId } from '#core/site/paths/path-of.ts';
import { findPage } from './find-page.ts';
import type { PagePlace } from './navigation/route-of.ts';
import type { ProjectPages } from './project-pages.ts';

/** The page module of a route: the project's own, or the 404 page. */
export function pageNameAt(place: PagePlace, { pages, workbench }: ProjectPages): string {
  const { project, path } = place;
  const { status, pageId } = findPage(place);
  if (status === 404) return 'not-found/not-found';
  const own = project === 'workbench' ? workbench[path] : pages[project]?.[pageId as PageId];
  return own ?? 'not-found/not-found';
}
