import { plusProject, projects, type Path, type ProjectId } from './projects.ts';
import { subSites, type SubSite } from './sub-sites.ts';

/** The mall of the standalone pages, which have no home of their own. */
const mainMall = 'super-market' satisfies ProjectId;
const sites: readonly SubSite[] = Object.values(subSites);

/** The page that "back" leads to from a page that was opened directly: the home of its campaign or of its mall. */
export function homeOf(
  project: ProjectId,
  path: string,
): { readonly project: ProjectId; readonly path: Path } {
  // The plus area's own home would only load itself again.
  const isPlusHome = project === plusProject && path === projects[plusProject].index;
  if (project !== 'standalone-pages' && !isPlusHome) return { project, path: projects[project].index };
  const campaign = sites.find(({ root, index }) => path.startsWith(`${root}/`) && path !== index);
  return campaign ? { project, path: campaign.index } : { project: mainMall, path: projects[mainMall].index };
}
