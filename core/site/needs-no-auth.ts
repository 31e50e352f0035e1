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
 * Whether a page never requires sign-in (§2). Only known routes qualify: an unknown path such as
 * '/order-detail/login' does not. Must not be used to decide whether a call is allowed.
 */
export function needsNoAuth(project: ProjectId, path: string): boolean {
  const known = routeAt(project, path)?.path;
  return known !== undefined && (openPaths.includes(known) || openWords.some((word) => known.includes(word)));
}
