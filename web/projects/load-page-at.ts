import type { LoadPage } from '#web/app/load-page.ts';
import { loadPage } from '#web/app/page-modules.ts';
import { pageNameAt } from '#web/app/page-name.ts';
import { projectPages } from './project-pages.ts';

/** Loads the page at a place. It knows every page and its files, which grow with the product: what is loaded first does not import it. */
export const loadPageAt: LoadPage = (place) => loadPage(pageNameAt(place, projectPages));
