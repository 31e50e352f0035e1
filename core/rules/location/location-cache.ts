import type { Place } from './area.ts';
import { hangzhou } from './default-locations.ts';

/** How long a stored place is good for, unless the caller says otherwise (§9). */
export const placeValidMs = 600_000;

export const isFresh = ({ timestamp }: Place, now: number, validTime = placeValidMs): boolean =>
  timestamp !== undefined && now - timestamp <= validTime && timestamp <= now;

export interface LocationQuestion {
  readonly loggedIn: boolean;
  /** The subscriber's number is one of those that are always in Hangzhou (§6); the server says so. */
  readonly whitelisted: boolean;
  /** 0 always fetches. */
  readonly validTime?: number | undefined;
  readonly stored?: Place | undefined;
  readonly now: number;
}

export type LocationStart = { readonly kind: 'use'; readonly place: Place } | { readonly kind: 'fetch' };

/** How a place is resolved before anything is asked of the host (§4, Location resolution). */
export const locationStart = ({
  loggedIn,
  whitelisted,
  validTime = placeValidMs,
  stored,
  now,
}: LocationQuestion): LocationStart => {
  if (loggedIn && whitelisted) return { kind: 'use', place: hangzhou };
  if (validTime === 0) return { kind: 'fetch' };
  return stored && stored.isUserChoose !== 1 && isFresh(stored, now, validTime)
    ? { kind: 'use', place: stored }
    : { kind: 'fetch' };
};

/** A city chosen by hand, as it is stored (§4). */
export const chosenPlace = (place: Place, now: number): Place => ({
  ...place,
  isUserChoose: 1,
  timestamp: now,
});
