import { idsOf } from '../../site/ids-of.ts';
import { pages, type MallPage } from '../../site/pages.ts';
import { titles } from '../../site/titles.ts';

const pathsOf = (page: MallPage): readonly string[] =>
  Object.values(page.paths).flatMap((paths) => paths.map((path) => path.slice(1)));

/** The page of every name under which one is logged: its id, or the path without the first '/' where that is no other page's. */
export const pageOfLoggedName: Readonly<Record<string, string>> = {
  ...Object.fromEntries(idsOf(pages).flatMap((page) => pathsOf(pages[page]).map((path) => [path, page]))),
  ...Object.fromEntries(idsOf(titles).map((page) => [page, page])),
};

export const loggedPageTitle = (page: string): string =>
  (titles as Readonly<Record<string, string>>)[page] ?? '其他页面';
