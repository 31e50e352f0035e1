import { homeTitle } from '#core/site/pages.ts';
import type { PageModule } from '#web/platform/site/page-definition.ts';
import type { PagePlace } from './navigation/route-of.ts';
import type { Destination } from './navigation/visit.ts';

export interface LoadedPage extends PageModule {
  readonly title: string;
}

/** Loads the page module of a route. */
export type LoadPage = (place: PagePlace) => Promise<LoadedPage>;

/** A server-rendered document has its title and names the script of its page, so that the first screen does not wait for the list of all pages. */
export const firstPage = async (
  script: string | undefined,
  { place, found }: Pick<Destination, 'place' | 'found'>,
  load: LoadPage,
): Promise<LoadedPage> => {
  if (script === undefined) return load(place);
  const { page } = (await import(/* @vite-ignore */ script)) as PageModule;
  return { page, title: found.pageId === 'home' ? homeTitle : document.title };
};
