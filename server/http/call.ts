import type { Access, DataOf, Endpoint, Endpoints, InputOf } from '#core/contract/endpoint.ts';
import type { Beacon } from './beacon.ts';

export interface Member {
  readonly userId: string;
  readonly mobile: string;
  readonly sessionId: string;
}

/** What a use case may know about the request besides its input. */
export interface Call<Caller = Member | undefined> {
  readonly caller: Caller;
  readonly ip: string;
  /** Address and browser together, hashed: the nearest to a device that we can tell. */
  device(): string;
  /** Somebody else's proof and where it comes from, for the sign-in calls that take them in a header. */
  readonly ssoToken: string | undefined;
  readonly ssoChannel: string | undefined;
  readonly requestId: string;
  /** Of a member's write: the same key is the same request. Whoever is not told of repetitions gets the first one only. */
  readonly key: string | undefined;
  /** Of the access token that came along: for a log, which cannot wait until it is known whose it is. */
  tokenHash(): Buffer | undefined;
  /** Tells the page to replace or drop its tokens through the response headers (§4 Login state). */
  setTokens(change: TokenChange): void;
}

export type TokenChange =
  | { readonly kind: 'update'; readonly accessToken: string; readonly refreshToken: string }
  | { readonly kind: 'remove' };

type CallerOf<A extends Access> = A extends 'member' ? Member : Member | undefined;

/** A beacon is handed on unread; every other call gets input that its schema has checked. */
export type Handler<E extends Endpoint> = (
  input: E['beacon'] extends true ? Beacon : InputOf<E>,
  call: Call<CallerOf<E['access']>>,
) => Promise<DataOf<E>>;

/** One handler per call of a service: a missing or misspelt one does not compile. */
export type Handlers<E extends Endpoints> = { readonly [Name in keyof E]: Handler<E[Name]> };
