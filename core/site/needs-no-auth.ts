import type { ProjectId } from './projects.ts';
import { publicPages } from './public-pages.ts';
import { routeAt } from './routes.ts';

const openPaths: readonly string[] = [
  publicPages.notFound.path,
  publicPages.cityNotice.path,
  publicPages.trafficOverload.path,
];
const openWords = ['login', 'protocol'];

/**
 * The pages that never ask for sign-in (§2). It speaks of known page routes only: an unknown path such as
 * '/order-detail/login' is not let through, and it must never decide whether a call is allowed.
 */
export function needsNoAuth(project: ProjectId, path: string): boolean {
  const known = routeAt(project, path)?.path;
  return known !== undefined && (openPaths.includes(known) || openWords.some((word) => known.includes(word)));
}
