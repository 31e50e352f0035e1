import type { LoadPage } from '#web/app/load-page.ts';
import { loadPage } from '#web/app/page-modules.ts';
import { pageNameAt } from '#web/app/page-name.ts';
import { pageTitle } from '#web/app/page-title.ts';
import { projectPages } from './project-pages.ts';

/** Loads the page of a route. It contains the list of all pages and their titles, so the entry chunk does not import it. */
export const loadPageAt: LoadPage = async (place) => ({
  ...(await loadPage(pageNameAt(place, projectPages))),
  title: pageTitle(place),
});
