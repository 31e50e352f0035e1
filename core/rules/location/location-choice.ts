import { isRaised } from '../format/codes.ts';
import type { Place } from './area.ts';
import { nanjing } from './default-locations.ts';
import { fixAreaName } from './fix-area-name.ts';
import { isFresh } from './location-cache.ts';

/** All that is known once the host has answered. */
export interface LocationFindings {
  /** Undefined when every source failed. */
  readonly fetched?: Place | undefined;
  readonly stored?: Place | undefined;
  readonly loggedIn: boolean;
  readonly ispFlag?: number | string | undefined;
  /** The area of the subscriber's number: not asked yet, without an answer, or a place. */
  readonly mobileArea: 'not-asked' | 'unknown' | Place;
  readonly now: number;
}

export type LocationChoice =
  | { readonly kind: 'use'; readonly place: Place }
  | { readonly kind: 'ask-mobile-area' };

interface Choice {
  readonly name: 'stored' | 'chosen' | 'fetched' | 'mobile-area' | 'default';
  choose(findings: LocationFindings): LocationChoice | undefined;
}

const use = (place: Place | false | undefined): LocationChoice | undefined =>
  place ? { kind: 'use', place: fixAreaName(place) } : undefined;

// Freshness is always the ten minutes: a caller who insists on fetching must not lose the city chosen by hand.
const fresh = ({ stored, now }: LocationFindings): Place | undefined =>
  stored && isFresh(stored, now) ? stored : undefined;

/** After the fetch, in order: the first that has something to say decides (§4). */
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
      if (!loggedIn || !isRaised(ispFlag) || mobileArea === 'unknown') return undefined;
      return mobileArea === 'not-asked'
        ? { kind: 'ask-mobile-area' }
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
