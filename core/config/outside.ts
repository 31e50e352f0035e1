/** A site that receives the current coordinates with a link. */
export interface PartnerSite {
  readonly origin: string;
  readonly longitudeKey: 'long' | 'longitude';
  readonly latitudeKey: 'lat' | 'latitude';
  /** One of the partners also gets areaNum. */
  readonly withAreaNum: boolean;
}

/**
 * Addresses of other people's scripts and pages that a page of ours uses. They are settings of the server, told to the page by its
 * document, so that one build serves every environment. Empty means that the way is not offered.
 */
export interface Outside {
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
  /** Origins besides our own that a redirect or a token may go to, e.g. 'https://partner.example'. */
  readonly redirectOrigins: readonly string[];
  readonly partnerSites: readonly PartnerSite[];
}

/** Nobody else is there: what tests and plain deployments start from. */
export const nothingOutside: Outside = {
  scripts: { chatSdk: [], maps: '', appBridge: '', oneTap: '', analytics: '' },
  pages: { unifiedLogin: '', chatAuthorize: '' },
  chatAppId: '',
  redirectOrigins: [],
  partnerSites: [],
};
