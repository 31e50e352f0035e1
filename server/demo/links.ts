import { pageUrl } from '#core/site/page-url.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { projectIds, type ProjectId } from '#core/site/projects.ts';
import { projectOfRegion } from './project-of-region.ts';

/** The address of a page, as content carries it. */
export type Link = (page: PageId, query?: Readonly<Record<string, string>>) => string;

/** Links from a mall's content: to the mall's own page, else to the market's, else to wherever the page is. */
export function linksFrom(home: ProjectId, base: string): Link {
  const nearest = [home, projectOfRegion('SUPER_MARKET_HOME'), ...projectIds];
  return (page, query) => {
    for (const project of nearest) {
      const path = pathOf(project, page);
      if (path) return pageUrl({ base, project, path, ...(query && { query }) });
    }
    throw new Error(`no project has the page ${page}`);
  };
}
