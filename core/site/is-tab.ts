import { menus } from './menus.ts';
import { pathOf, type PageId } from './paths/path-of.ts';
import type { ProjectId } from './projects.ts';

/** Whether a page is one of its project's fixed tabs. */
export const isTab = (project: ProjectId, page: PageId): boolean => {
  const menu = menus[project];
  return (
    menu?.source === 'fixed' && menu.entries.some(({ routerMark }) => routerMark === pathOf(project, page))
  );
};
