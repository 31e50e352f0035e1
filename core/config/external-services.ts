import type { UpstreamName } from './upstreams.ts';

/** A site that receives the current coordinates with a link. */
export interface PartnerSite {
  readonly origin: string;
  readonly longitudeKey: 'long' | 'longitude';
  readonly latitudeKey: 'lat' | 'latitude';
  /** Whether areaNum is sent too. */
  readonly withAreaNum: boolean;
}

/**
 * URLs of third-party scripts and pages. They are server settings and reach the page in its document, so that one build
 * serves every environment. An empty URL disables the service.
 */
export interface ExternalServices {
  readonly scripts: {
    /** Tried in their order (§8). */
    readonly chatSdk: readonly string[];
    readonly maps: string;
    readonly appBridge: string;
    readonly oneTap: string;
    readonly analytics: string;
  };
  readonly pages: {
    /** Unified platform sign-in without an AIToken; receives redirect_uri. */
    readonly unifiedLogin: string;
    /** The chat app's authorize page; receives appid, redirect_uri, scope and state. */
    readonly chatAuthorize: string;
  };
  readonly chatAppId: string;
  /** Other origins that may receive redirects and tokens, such as 'https://partner.example'. */
  readonly redirectOrigins: readonly string[];
  readonly partnerSites: readonly PartnerSite[];
  /** Systems of others that this deployment does not have: pages do not offer what needs them. */
  readonly missing: readonly UpstreamName[];
}

/** No external services: the default of tests and plain deployments. */
export const noExternalServices: ExternalServices = {
  scripts: { chatSdk: [], maps: '', appBridge: '', oneTap: '', analytics: '' },
  pages: { unifiedLogin: '', chatAuthorize: '' },
  chatAppId: '',
  redirectOrigins: [],
  partnerSites: [],
  missing: [],
};
