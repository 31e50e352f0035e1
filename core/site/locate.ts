import { resourcesBaseOf } from '../config/environments.ts';
import { projectIds, type Path, type ProjectId } from './projects.ts';
import { documents } from './public-pages.ts';

/** A route path and the project it belongs to. */
export interface Place {
  readonly project: ProjectId;
  readonly path: Path;
}

const below = (root: string, pathname: string): Path | undefined => {
  if (pathname === root) return '/';
  return pathname.startsWith(`${root}/`) ? `/${pathname.slice(root.length + 1)}` : undefined;
};

/** The place a request path means under a base, known route or not; undefined when it is no page address. */
export function locate(base: string, pathname: string): Place | undefined {
  const underBase = below(base, pathname);
  const document = underBase && documents[underBase];
  if (document) return { project: 'public-pages', path: document };
  for (const project of projectIds) {
    const path = below(`${base}/${project}`, pathname);
    if (path) return { project, path };
  }
  const resource = below(`${resourcesBaseOf(base)}/standalone-pages`, pathname);
  return resource && { project: 'standalone-pages', path: resource };
}
