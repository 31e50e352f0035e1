import { pathOf, type PageId } from './path-of.ts';
import { marketProject, miniProgramProject, plusProject, projectIds, type ProjectId } from '../projects.ts';

/** Where a page is looked for outside its own project; the plus area keeps its pages to itself. */
const elsewhere: readonly ProjectId[] = [...projectIds.filter((id) => id !== plusProject), plusProject];

/**
 * The project that a link to a page leads to: the current one if it has the page, else the subscriber's own mall, so that no
 * other mall is loaded on the way. The mini-program edition opens the pages of super-market where it has none.
 */
export const linkProject = (
  here: ProjectId,
  page: PageId,
  ownMall: ProjectId | undefined,
): ProjectId | undefined =>
  [here, here === miniProgramProject ? marketProject : (ownMall ?? here), ...elsewhere].find((id) =>
    pathOf(id, page),
  );
