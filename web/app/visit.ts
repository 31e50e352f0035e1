import type { ComponentType } from 'react';
import { redirectAt } from '#core/site/redirects.ts';
import type { World } from '#web/platform/world/world.tsx';
import { findPage, type FoundPage } from './find-page.ts';
import { placeOf, type PagePlace } from './place-of.ts';
import type { Stop } from './trail.ts';

/** The page an address leads to. */
export interface Destination {
  readonly place: PagePlace;
  readonly search: string;
  readonly found: FoundPage;
}

/** A page as it is shown at one stop of the history. */
export interface Visit extends Destination {
  readonly Page: ComponentType;
  readonly stop: Stop;
  /** How far down the page is to be shown; absent where it simply stays as it is. */
  readonly top?: number;
}

export function destinationOf(
  world: World,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): Destination | undefined {
  const place = placeOf(world.base, pathname);
  return place && { place, search, found: findPage(place) };
}

/** Pages of another project or theme are other documents; redirects and lost pages are the server's to answer. */
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
