import { isFlagSet } from '../format/codes.ts';
import type { Place } from './area.ts';
import { nanjing } from './default-locations.ts';
import { fixAreaName } from './fix-area-name.ts';
import { isFresh } from './location-cache.ts';

/** What is known after the host has answered. */
export interface LocationFindings {
  /** Undefined when every source failed. */
  readonly fetched?: Place | undefined;
  readonly stored?: Place | undefined;
  readonly loggedIn: boolean;
  readonly ispFlag?: number | string | undefined;
  /** The area of the subscriber's number: not requested yet, unknown, or a place. */
  readonly mobileArea: 'not-loaded' | 'unknown' | Place;
  readonly now: number;
}

export type LocationChoice =
  | { readonly kind: 'use'; readonly place: Place }
  | { readonly kind: 'load-mobile-area' };

interface Choice {
  readonly name: 'stored' | 'chosen' | 'fetched' | 'mobile-area' | 'default';
  choose(findings: LocationFindings): LocationChoice | undefined;
}

const use = (place: Place | false | undefined): LocationChoice | undefined =>
  place ? { kind: 'use', place: fixAreaName(place) } : undefined;

// Always checked with the default ten minutes: validTime 0 must not drop a manually chosen city.
const fresh = ({ stored, now }: LocationFindings): Place | undefined =>
  stored && isFresh(stored, now) ? stored : undefined;

/** The choices after the fetch; the first that returns a result is used (§4). */
export const locationChoices: readonly Choice[] = [
  { name: 'stored', choose: (findings) => use(findings.fetched === undefined && fresh(findings)) },
  {
    name: 'chosen',
    choose: (findings) => {
      const chosen = fresh(findings);
      return use(chosen?.isUserChoose === 1 && chosen.areaNum !== findings.fetched?.areaNum && chosen);
    },
  },
  { name: 'fetched', choose: ({ fetched }) => use(fetched) },
  {
    name: 'mobile-area',
    choose: ({ loggedIn, ispFlag, mobileArea }) => {
      if (!loggedIn || !isFlagSet(ispFlag) || mobileArea === 'unknown') return undefined;
      return mobileArea === 'not-loaded'
        ? { kind: 'load-mobile-area' }
        : use({ ...mobileArea, source: 'mobile' });
    },
  },
  { name: 'default', choose: () => use(nanjing) },
];

export const locationChoice = (findings: LocationFindings): LocationChoice => {
  for (const { choose } of locationChoices) {
    const choice = choose(findings);
    if (choice) return choice;
  }
  return { kind: 'use', place: nanjing };
};
