import { normalizePath } from '../paths/normalize-path.ts';
import { projects, type Path, type ProjectId } from '../projects.ts';
import { publicPages } from '../public-pages.ts';
import { subSites } from '../sub-sites.ts';

export interface Redirect {
  readonly project: ProjectId;
  readonly path: Path;
  readonly to: Path;
}

/** Paths that redirect to another page of the same project (§2); the query is kept. */
export const redirects: readonly Redirect[] = [
  { project: 'standalone-pages', path: subSites.regional.root, to: subSites.regional.index },
  { project: 'standalone-pages', path: `${subSites.partner.root}/`, to: subSites.partner.index },
  { project: 'public-pages', path: '/loginPlus.html', to: publicPages.plusLogin.path },
];

/** The target of a redirecting path: a declared redirect, or the project's index for its root. */
export function redirectAt(project: ProjectId, path: string): Path | undefined {
  const plain = normalizePath(path);
  if (plain === '/') return projects[project].index;
  return redirects.find((redirect) => redirect.project === project && normalizePath(redirect.path) === plain)
    ?.to;
}
