import type { PartnerSite } from '../../config/external-services.ts';

/** External sites that may receive data with a link. */
export interface AgreedSites {
  readonly redirectOrigins: readonly string[];
  readonly partnerSites: readonly PartnerSite[];
}

/** Every external origin to which parameters may be added. */
export const agreedOrigins = ({ redirectOrigins, partnerSites }: AgreedSites): readonly string[] => [
  ...redirectOrigins,
  ...partnerSites.map(({ origin }) => origin),
];
