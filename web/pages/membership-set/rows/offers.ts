import { campaignOffers } from './campaign-offers.ts';
import type { Offer } from './offer.ts';
import { watchOffers } from './watch-offers.ts';

/** Every membership of the set. */
export const offers = { ...watchOffers, ...campaignOffers } as const satisfies Readonly<
  Record<string, Offer>
>;

export type OfferId = keyof typeof offers;

/** The same as a list, in the order other pages show them. */
export const offerList: readonly Offer[] = Object.values(offers);
