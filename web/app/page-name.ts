import type { PageId } from '#core/site/path-of.ts';
import { findPage } from './find-page.ts';
import type { PagePlace } from './place-of.ts';
import type { ProjectPages } from './project-pages.ts';

/** The module that serves a place: the project's own, the one that says it is being built, or the one that is lost. */
export function pageNameAt(place: PagePlace, { pages, workbench }: ProjectPages): string {
  const { project, path } = place;
  const { status, pageId } = findPage(place);
  if (status === 404) return 'not-found/not-found';
  const own = project === 'workbench' ? workbench[path] : pages[project]?.[pageId as PageId];
  return own ?? 'under-construction/under-construction';
}
