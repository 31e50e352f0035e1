import type { Path } from '../projects.ts';

/** A route path without trailing slashes, so that '/beautiful/' and '/beautiful' are the same route. */
export function normalizePath(path: string): Path {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return `/${path.slice(path.startsWith('/') ? 1 : 0, Math.max(end, 1))}`;
}
