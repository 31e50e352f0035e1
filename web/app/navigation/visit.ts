import type { ComponentType } from 'react';
import { redirectAt } from '#core/site/redirects/redirects.ts';
import type { SiteContext } from '#web/platform/site/site-context.tsx';
import { findPage, type FoundPage } from '../find-page.ts';
import { routeOf, type PagePlace } from './route-of.ts';
import type { HistoryEntry } from './history-stack.ts';

/** The page of a URL. */
export interface Destination {
  readonly place: PagePlace;
  readonly search: string;
  readonly found: FoundPage;
}

/** A page at one history entry. */
export interface Visit extends Destination {
  readonly Page: ComponentType;
  readonly title: string;
  readonly stop: HistoryEntry;
  /** The scroll position to restore; absent if it must not change. */
  readonly top?: number;
}

export function destinationOf(
  site: SiteContext,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Destination | undefined {
  const place = routeOf(site.base, pathname);
  return place && { place, search, found: findPage(place) };
}

/** Pages of another project or theme are separate documents; redirects and unknown pages are answered by the server. */
export function isInDocument(first: Destination, { place, found }: Destination): boolean {
  if (
    place.project !== first.place.project ||
    found.campaign !== first.found.campaign ||
    found.theme !== first.found.theme ||
    found.status !== 200
  )
    return false;
  return place.project === 'workbench' || redirectAt(place.project, place.path) === undefined;
}
