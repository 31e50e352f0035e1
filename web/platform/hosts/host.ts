import type { HostId } from '#core/config/hosts.ts';
import type { ConcatenationInfo } from '#core/rules/hosts/operator-app-context.ts';
import type { HostCode } from '#core/rules/hosts/host-codes.ts';

/** Coordinates from a host; the source determines the coordinate system (§4). */
export interface HostPosition {
  readonly longitude: number;
  readonly latitude: number;
}

/** The share card of a page. */
export interface ShareInfo {
  readonly title: string;
  readonly desc: string;
  /** The title in the timeline; defaults to the title. */
  readonly circleTitle?: string;
  readonly link: string;
  readonly imgUrl: string;
}

export interface MapPoint extends HostPosition {
  readonly name: string;
  readonly address?: string;
}

/** An order at the chat app's own cashier, signed by the server. */
export interface ChatPayment {
  readonly timeStamp: string;
  readonly nonceStr: string;
  readonly package: string;
  readonly signType: string;
  readonly paySign: string;
}

/** The chat app's JS SDK; every call rejects with a HostFailure. */
export interface ChatSdk {
  getLocation(): Promise<HostPosition>;
  openLocation(point: MapPoint): Promise<void>;
  setShare(info: ShareInfo): Promise<void>;
  /** Opens the chat app's cashier; resolves when the subscriber has paid. */
  pay(payment: ChatPayment): Promise<void>;
}

/** The surrounding mini-program, if it is ours. */
export interface MiniProgram {
  navigateTo(url: string): Promise<void>;
  switchTab(url: string): Promise<void>;
}

export interface AppUser {
  readonly mobile?: string | undefined;
  readonly cmToken?: string | undefined;
}

/** The operator app's bridge; every call rejects with a HostFailure. */
export interface AppBridge {
  /** The cached position of older apps, in BD-09. */
  getCatchInfo(): Promise<HostPosition>;
  getUserInfo(): Promise<AppUser>;
  getYDRZToken(): Promise<string>;
  quitLogin(): Promise<void>;
  showLogin(): Promise<void>;
  enableShared(info: ShareInfo): Promise<void>;
  getConcatenationInfo(): Promise<ConcatenationInfo>;
  isInstall(app: string): Promise<boolean>;
  openOtherApp(url: string): Promise<void>;
  getLocation(): Promise<HostPosition>;
}

/** Third-party scripts available in any host. */
export interface OutsideServices {
  /** Without high accuracy (§4). */
  mapsPosition(): Promise<HostPosition>;
  browserPosition(): Promise<HostPosition>;
  /** The one-tap token for a server signature, with the SDK's device data (§7). */
  oneTapToken(sign: string): Promise<{ readonly jtToken: string; readonly jtUserInformation: string }>;
  analytics(event: string, properties: Readonly<Record<string, string | number>>): Promise<void>;
}

/** The host app. Missing capabilities are undefined. */
export interface Host {
  readonly id: HostId;
  readonly codes: HostCode;
  readonly system: 'ios' | 'android' | 'other';
  /** Version of the operator's app; '0' elsewhere. */
  readonly appVersion: string;
  readonly chat: ChatSdk | undefined;
  readonly miniProgram: MiniProgram | undefined;
  readonly app: AppBridge | undefined;
  readonly services: OutsideServices;
}
