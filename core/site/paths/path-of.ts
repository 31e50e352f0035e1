import { pages, type MallPage, type MallPageId } from '../pages.ts';
import type { Path, ProjectId } from '../projects.ts';
import { publicPages, type PublicPageId } from '../public-pages.ts';
import { standalonePages, type StandalonePageId } from '../standalone.ts';

/** The id of any page of the product. */
export type PageId = MallPageId | PublicPageId | StandalonePageId;

const pathsByPage = new Map<string, MallPage['paths']>([
  ...Object.entries<MallPage>(pages).map(([page, { paths }]) => [page, paths] as const),
  ...Object.entries(publicPages).map(([page, { path }]) => [page, { 'public-pages': [path] }] as const),
  ...Object.entries(standalonePages).map(
    ([page, { path }]) => [page, { 'standalone-pages': [path] }] as const,
  ),
]);

/** The path of a page in a project, or undefined when the project has no such page. */
export const pathOf = (project: ProjectId, page: PageId): Path | undefined =>
  pathsByPage.get(page)?.[project]?.[0];
