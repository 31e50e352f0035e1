/**
 * The apps the product runs inside, and names used by external scripts, as configuration.
 * The marks are strings in the user agents of these apps; replace the neutral ones with those of the real apps.
 */

/** The eight hosts of §1. A host comes before every host whose marks are a subset of its own. */
export const hosts = [
  {
    id: 'chat-mini-program',
    marks: ['MicroMessenger', 'miniProgram'],
    desktopMarks: ['MicroMessenger', 'MiniProgramEnv'],
    openTypes: [],
  },
  { id: 'chat-app', marks: ['MicroMessenger'], openTypes: [] },
  { id: 'video-a', marks: ['VideoPartnerA'], openTypes: [] },
  { id: 'video-b', marks: ['VideoPartnerB'], openTypes: [] },
  { id: 'national-app', marks: ['OperatorNational'], openTypes: [] },
  { id: 'provincial-app', marks: ['OperatorProvincial'], openTypes: ['zt', 'ztyd'] },
  { id: 'vendor-browser', marks: ['UCBrowser'], openTypes: [] },
  { id: 'others', marks: [], openTypes: [] },
] as const satisfies readonly HostRow[];

export interface HostRow {
  /** The value under which the host is reported. */
  readonly id: string;
  /** Strings that all occur in the host's user agent; 'others' has none and always matches. */
  readonly marks: readonly string[];
  /** Strings of its user agent on a computer, where they are others. */
  readonly desktopMarks?: readonly string[];
  /** Values of the openType query that select this host, unless the user agent shows an app of another company. */
  readonly openTypes: readonly string[];
}
export type HostId = (typeof hosts)[number]['id'];

/** App id of the market's own mini-program (stored as marketWXMAppId). */
export const marketMiniProgramId = 'wx0000000000000000';

/** Used in the messages for scripts that fail to load (§8). */
export const analyticsName = 'analytics';
export const mapsServiceName = 'maps';

/** Names of the global variables set by loaded scripts and hosts. */
export const globalNames = {
  chatSdk: 'wx',
  maps: 'MapsService',
  appBridge: 'OperatorBridge',
  oneTap: 'OneTapSdk',
  analytics: 'AnalyticsSdk',
} as const;

/** The fun-watch (趣看) short link; empty opens the video detail page. */
export const funWatchLink = '';
