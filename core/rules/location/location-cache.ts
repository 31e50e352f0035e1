import type { Place } from './area.ts';
import { hangzhou } from './whitelist-location.ts';

/** The default validity of a stored place (§9). */
export const placeValidMs = 600_000;

export const isFresh = ({ timestamp }: Place, now: number, validTime = placeValidMs): boolean =>
  timestamp !== undefined && now - timestamp <= validTime && timestamp <= now;

export interface LocationRequest {
  readonly loggedIn: boolean;
  /** The subscriber's number is on the Hangzhou whitelist (§6), as reported by the server. */
  readonly whitelisted: boolean;
  /** 0 always fetches. */
  readonly validTime?: number | undefined;
  readonly stored?: Place | undefined;
  readonly now: number;
}

export type LocationStart = { readonly kind: 'use'; readonly place: Place } | { readonly kind: 'fetch' };

/** Whether to use a known place or fetch the position from the host (§4, Location resolution). */
export const locationStart = ({
  loggedIn,
  whitelisted,
  validTime = placeValidMs,
  stored,
  now,
}: LocationRequest): LocationStart => {
  if (loggedIn && whitelisted) return { kind: 'use', place: hangzhou };
  if (validTime === 0) return { kind: 'fetch' };
  return stored && stored.isUserChoose !== 1 && isFresh(stored, now, validTime)
    ? { kind: 'use', place: stored }
    : { kind: 'fetch' };
};

/** A manually chosen city, as it is stored (§4). */
export const chosenPlace = (place: Place, now: number): Place => ({
  ...place,
  isUserChoose: 1,
  timestamp: now,
});
