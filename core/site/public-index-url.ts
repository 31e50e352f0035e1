import type { Environment } from '../config/environments.ts';
import { pageUrl } from './page-url.ts';
import { publicPages } from './public-pages.ts';

/** The URL of the public index: the neighborhood services of this environment (§2). */
export const publicIndexUrl = ({
  base,
  neighborhoodCategoryId,
}: Pick<Environment, 'base' | 'neighborhoodCategoryId'>): string =>
  pageUrl({
    base,
    project: 'public-pages',
    path: publicPages.neighborhoodServices.path,
    query: { categoryId: neighborhoodCategoryId },
  });
