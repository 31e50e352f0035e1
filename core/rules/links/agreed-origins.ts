import type { PartnerSite } from '../../config/outside.ts';

/** Places beside our own that a link of ours may tell something. */
export interface AgreedPlaces {
  readonly redirectOrigins: readonly string[];
  readonly partnerSites: readonly PartnerSite[];
}

/** Every origin that receives more than the link as it is written. */
export const agreedOrigins = ({ redirectOrigins, partnerSites }: AgreedPlaces): readonly string[] => [
  ...redirectOrigins,
  ...partnerSites.map(({ origin }) => origin),
];
