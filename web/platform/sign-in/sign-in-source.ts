import type { ExternalServices } from '#core/config/external-services.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import type { Arrival } from '#core/rules/session/arrival.ts';
import type { CallApi } from '../api/client.ts';
import type { Host } from '../hosts/host.ts';
import type { Store } from '../storage/storage.ts';

/** Source data sent with a sign-in (§7). */
export interface SignInOrigin {
  readonly registerChannel: string;
  readonly externalUserId?: string;
}

/** Dependencies of an automatic sign-in source. */
export interface SourceDependencies {
  readonly arrival: Arrival;
  readonly host: Host;
  readonly external: ExternalServices;
  readonly origin: SignInOrigin;
  readonly call: CallApi;
  /** The page's URL without sign-in parameters, to return to. */
  readonly here: string;
  /** Session storage. */
  readonly tab: Store;
  /** Marks a token as used before it is sent; false if it was used before, then it is not sent (§4). */
  spend(proof: string): boolean;
}

export type SignInOutcome =
  /** `byLink`: the address alone brought the token, so the visitor is asked before the session is used. */
  | { readonly kind: 'signed-in'; readonly answer: SignedIn; readonly byLink?: true }
  /** Continues on another site. */
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'not-signed-in' };

/** One source of the automatic sign-in (§4). A rejection leaves the visitor a guest. */
export type SignInSource = (tools: SourceDependencies) => Promise<SignInOutcome>;

export const notSignedIn: SignInOutcome = { kind: 'not-signed-in' };
