import { resourcesBaseOf } from '../../config/environments.ts';
import { projectIds, type Path, type ProjectId } from '../projects.ts';
import { documents } from '../public-pages.ts';

/** A page by project and route path. */
export interface PageRef {
  readonly project: ProjectId;
  readonly path: Path;
}

const relativePath = (root: string, pathname: string): Path | undefined => {
  if (pathname === root) return '/';
  return pathname.startsWith(`${root}/`) ? `/${pathname.slice(root.length + 1)}` : undefined;
};

/** Splits a request path into project and route path, whether or not the route exists; undefined when it is no page URL. */
export function parsePagePath(base: string, pathname: string): PageRef | undefined {
  const underBase = relativePath(base, pathname);
  const document = underBase && documents[underBase];
  if (document) return { project: 'public-pages', path: document };
  for (const project of projectIds) {
    const path = relativePath(`${base}/${project}`, pathname);
    if (path) return { project, path };
  }
  const resource = relativePath(`${resourcesBaseOf(base)}/standalone-pages`, pathname);
  return resource && { project: 'standalone-pages', path: resource };
}
