import type { Environment } from '../config/environments.ts';
import type { ProjectId } from './projects.ts';
import { publicIndexUrl } from './public-index-url.ts';
import { redirectAt } from './redirects.ts';
import { routeAt } from './routes.ts';

/** Where a path without a page sends the browser (§2): the public index, unless it is a login route, which stays. */
export function unmatched(
  environment: Pick<Environment, 'base' | 'neighborhoodCategoryId'>,
  project: ProjectId,
  path: string,
): string | undefined {
  if (routeAt(project, path) || redirectAt(project, path) || path.includes('login')) return undefined;
  return publicIndexUrl(environment);
}
