import type { PageModule } from '#web/platform/world/page-definition.ts';
import type { PagePlace } from './place-of.ts';

/** Loads the page that stands at a place. */
export type LoadPage = (place: PagePlace) => Promise<PageModule>;

/** A document the server drew names the script of its own page, so that no first screen waits for the list of all pages. */
export const firstPage = (
  script: string | undefined,
  place: PagePlace,
  load: LoadPage,
): Promise<PageModule> =>
  script === undefined ? load(place) : (import(/* @vite-ignore */ script) as Promise<PageModule>);
