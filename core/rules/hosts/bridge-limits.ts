import { timeLimits } from '../failures/time-limits.ts';

export interface BridgeLimit {
  readonly ms: number;
  /** Whether the timeout counts from the request or from when the bridge's script is loaded. */
  readonly from: 'requested' | 'loaded';
}

const sinceRequest: BridgeLimit = { ms: timeLimits.operatorAppInfo, from: 'requested' };
const sinceLoaded: BridgeLimit = { ms: 3_000, from: 'loaded' };
/** Signing in needs user input. */
const forUserInput: BridgeLimit = { ms: 120_000, from: 'loaded' };

/** Timeouts of the functions of the operator app's bridge (§7, §9); where the specification has none, they are our choice. */
export const bridgeLimits = {
  getCatchInfo: sinceRequest,
  getLocation: sinceRequest,
  getConcatenationInfo: sinceRequest,
  getUserInfo: { ms: timeLimits.operatorAppInfo, from: 'loaded' },
  isInstall: { ms: 1_000, from: 'loaded' },
  getYDRZToken: sinceLoaded,
  quitLogin: sinceLoaded,
  enableShared: sinceLoaded,
  openOtherAPP: sinceLoaded,
  showLogin: forUserInput,
} as const satisfies Record<string, BridgeLimit>;
export type BridgeFunction = keyof typeof bridgeLimits;
