import type { PartnerSite } from '../../config/external-services.ts';
import { linkParts, originOf } from './link-parts.ts';

const siteOf = (link: string, sites: readonly PartnerSite[]): PartnerSite | undefined => {
  const parts = linkParts(link);
  return parts && sites.find(({ origin }) => origin === originOf(parts));
};

/** Whether a fresh location lookup is needed before this link opens (§2). */
export const needsPosition = (link: string, sites: readonly PartnerSite[]): boolean =>
  siteOf(link, sites) !== undefined;

export interface Position {
  readonly longitude: number;
  readonly latitude: number;
  readonly areaNum: string;
}

/** The coordinates under the partner's parameter names, and areaNum where agreed (§2). */
export const partnerParams = (
  link: string,
  sites: readonly PartnerSite[],
  { longitude, latitude, areaNum }: Position,
): Readonly<Record<string, string>> => {
  const site = siteOf(link, sites);
  if (!site) return {};
  return {
    [site.longitudeKey]: String(longitude),
    [site.latitudeKey]: String(latitude),
    ...(site.withAreaNum && { areaNum }),
  };
};
