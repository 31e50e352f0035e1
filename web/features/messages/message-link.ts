import type { PageLink } from '#core/contract/user/messages.shapes.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { projectIds } from '#core/site/projects.ts';
import type { Target } from '#web/platform/navigation/navigation.tsx';

/** Where a message leads; undefined for a page this release does not know. */
export function messageTarget(link: PageLink | null): Target | undefined {
  if (!link) return undefined;
  const page = link.page as PageId;
  return projectIds.some((project) => pathOf(project, page)) ? { page, query: link.query } : undefined;
}
