/**
 * The apps the product runs inside and the outside addresses it uses, as configuration.
 * The marks are technical strings other software sends; replace the neutral ones with those of the real apps.
 */

/** The eight hosts of the specification (§1), each before any host whose marks it also carries. */
export const hosts = [
  { id: 'chat-mini-program', marks: ['MicroMessenger', 'miniProgram'], openTypes: [] },
  { id: 'chat-app', marks: ['MicroMessenger'], openTypes: [] },
  { id: 'video-a', marks: ['VideoPartnerA'], openTypes: [] },
  { id: 'video-b', marks: ['VideoPartnerB'], openTypes: [] },
  { id: 'national-app', marks: ['OperatorNational'], openTypes: [] },
  { id: 'provincial-app', marks: ['OperatorProvincial'], openTypes: ['zt', 'ztyd'] },
  { id: 'vendor-browser', marks: ['UCBrowser'], openTypes: [] },
  { id: 'others', marks: [], openTypes: [] },
] as const satisfies readonly HostRow[];

export interface HostRow {
  /** The value the host is reported as. */
  readonly id: string;
  /** All of them stand in the user agent of this host; 'others' has none and always matches. */
  readonly marks: readonly string[];
  /** Values of the openType query that name this host whatever the user agent says. */
  readonly openTypes: readonly string[];
}
export type HostId = (typeof hosts)[number]['id'];

/** The one mini-program that is told apart from all others (stored as marketWXMAppId). */
export const marketMiniProgramId = 'wx0000000000000000';

/** Stand in the messages of scripts that fail to load (§8). */
export const analyticsName = 'analytics';
export const mapsServiceName = 'maps';

/** The names under which the loaded scripts and the hosts themselves stand in the page's window. */
export const globalNames = {
  chatSdk: 'wx',
  maps: 'MapsService',
  appBridge: 'OperatorBridge',
  oneTap: 'OneTapSdk',
  analytics: 'AnalyticsSdk',
} as const;

/** The fun-watch short link; empty opens the video detail page itself. */
export const funWatchLink = '';
