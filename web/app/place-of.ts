import { locate } from '#core/site/locate.ts';
import type { PageRequest } from '#core/site/page-document.ts';

const bench = '/sandbox';

export type PagePlace = Pick<PageRequest, 'project' | 'path'>;

/** The page an address means: one of the projects', the workbench's, or none of ours. Escapes are read as the server reads them. */
export function placeOf(base: string, pathname: string): PagePlace | undefined {
  const path = decoded(pathname);
  if (path === undefined) return undefined;
  if (path === bench || path.startsWith(`${bench}/`))
    return { project: 'workbench', path: `/${path.slice(bench.length + 1)}` };
  return locate(base, path);
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined; // a broken escape names no page
  }
}
