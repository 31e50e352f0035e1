import type { PageModule } from '#web/platform/site/page-definition.ts';
import type { PagePlace } from './navigation/route-of.ts';

/** Loads the page module of a route. */
export type LoadPage = (place: PagePlace) => Promise<PageModule>;

/** A server-rendered document names the script of its page, so that the first screen does not wait for the list of all pages. */
export const firstPage = (
  script: string | undefined,
  place: PagePlace,
  load: LoadPage,
): Promise<PageModule> =>
  script === undefined ? load(place) : (import(/* @vite-ignore */ script) as Promise<PageModule>);
