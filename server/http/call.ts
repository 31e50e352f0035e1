import type { AnyAccess, AnyEndpoint, DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { TrackData } from '#core/rules/tracking/track-data.ts';
import type { Beacon } from './beacon.ts';

export interface Member {
  readonly userId: string;
  readonly mobile: string;
  readonly sessionId: string;
}

/** The data of a request besides its input. */
export interface Call<Caller = Member | undefined> {
  readonly caller: Caller;
  readonly ip: string;
  /** What limits per client count: the address, of IPv6 its /64. */
  readonly network: string;
  /** Hash of network and user agent, as an approximation of the device. */
  device(): string;
  /** The SSO token and channel headers, for the sign-in calls that accept them. */
  readonly ssoToken: string | undefined;
  readonly ssoChannel: string | undefined;
  readonly requestId: string;
  /** The idempotency key of a member's write. Only calls marked `idempotent` see repetitions; for the others the first answer is stored. */
  readonly key: string | undefined;
  /** The tracking data of the page that made the request; it never decides a result. */
  trackData(): TrackData;
  /** Hash of the access token, for logs that are stored before the session is looked up. */
  tokenHash(): Buffer | undefined;
  /** Has the page replace or drop its tokens, through response headers (§4 Login state). */
  setTokens(change: TokenChange): void;
}

export type TokenChange =
  | { readonly kind: 'update'; readonly accessToken: string; readonly refreshToken: string }
  | { readonly kind: 'remove' };

type CallerOf<A extends AnyAccess> = A extends 'member' ? Member : Member | undefined;

/** A beacon is passed on unparsed; every other call gets input checked by its schema. */
export type Handler<E extends AnyEndpoint> = (
  input: E['beacon'] extends true ? Beacon : InputOf<E>,
  call: Call<CallerOf<E['access']>>,
) => Promise<DataOf<E>>;

/** One handler per call of a service: a missing or misspelt one does not compile. */
export type Handlers<E extends Readonly<Record<string, AnyEndpoint>>> = {
  readonly [Name in keyof E]: Handler<E[Name]>;
};
