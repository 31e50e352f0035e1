import { timeLimits } from '../failures/time-limits.ts';

export interface BridgeLimit {
  readonly ms: number;
  /** Whether the wait counts from the question, or from when the bridge's script is there. */
  readonly from: 'asked' | 'loaded';
}

const atOnce: BridgeLimit = { ms: timeLimits.operatorAppInfo, from: 'asked' };
const soon: BridgeLimit = { ms: 3_000, from: 'loaded' };
/** Signing in takes somebody's hands. */
const byHand: BridgeLimit = { ms: 120_000, from: 'loaded' };

/** How long each function of the operator app's bridge is waited for (§7, §9); what the specification leaves open is ours. */
export const bridgeLimits = {
  getCatchInfo: atOnce,
  getLocation: atOnce,
  getConcatenationInfo: atOnce,
  getUserInfo: { ms: timeLimits.operatorAppInfo, from: 'loaded' },
  userStatus: { ms: 1_000, from: 'loaded' },
  isInstall: { ms: 1_000, from: 'loaded' },
  getYDRZToken: soon,
  newWebview: soon,
  quitLogin: soon,
  enableShared: soon,
  openOtherAPP: soon,
  showLogin: byHand,
} as const satisfies Record<string, BridgeLimit>;
export type BridgeFunction = keyof typeof bridgeLimits;
