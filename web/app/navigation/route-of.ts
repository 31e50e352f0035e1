import { parsePagePath } from '#core/site/paths/parse-page-path.ts';
import type { PageRequest } from '#core/site/page-document.ts';

const bench = '/sandbox';

export type PagePlace = Pick<PageRequest, 'project' | 'path'>;

/** The route of a path: a project's page, a workbench page, or undefined. Percent escapes are decoded as on the server. */
export function routeOf(base: string, pathname: string): PagePlace | undefined {
  const path = decoded(pathname);
  if (path === undefined) return undefined;
  if (path === bench || path.startsWith(`${bench}/`))
    return { project: 'workbench', path: `/${path.slice(bench.length + 1)}` };
  return parsePagePath(base, path);
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined; // an invalid percent escape
  }
}
