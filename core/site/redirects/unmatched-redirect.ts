import type { Environment } from '../../config/environments.ts';
import type { ProjectId } from '../projects.ts';
import { publicIndexUrl } from '../public-index-url.ts';
import { redirectAt } from './redirects.ts';
import { routeAt } from '../routes.ts';

/** The redirect of a path without a page (§2): the public index, except for login paths. */
export function unmatchedRedirect(
  environment: Pick<Environment, 'base' | 'neighborhoodCategoryId'>,
  project: ProjectId,
  path: string,
): string | undefined {
  if (routeAt(project, path) || redirectAt(project, path) || path.includes('login')) return undefined;
  return publicIndexUrl(environment);
}
