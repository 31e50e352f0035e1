import type { Outside } from '#core/config/outside.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import type { Arrival } from '#core/rules/session/arrival.ts';
import type { CallApi } from '../api/client.ts';
import type { Host } from '../hosts/host.ts';
import type { Store } from '../storage/storage.ts';

/** What a sign-in says about where it comes from (§7). */
export interface SignInOrigin {
  readonly registerChannel: string;
  readonly externalUserId?: string;
}

/** Everything a source of the automatic sign-in has in hand. */
export interface SignInTools {
  readonly arrival: Arrival;
  readonly host: Host;
  readonly outside: Outside;
  readonly origin: SignInOrigin;
  readonly call: CallApi;
  /** This page without the proofs that opened it, to come back to. */
  readonly here: string;
  /** What this tab remembers. */
  readonly tab: Store;
  /** Remembers a proof before it is sent; false when it was used before, and then it is not sent (§4). */
  spend(proof: string): boolean;
}

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly answer: SignedIn }
  /** Somebody else's page goes on from here. */
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'nobody' };

/** One source of the automatic sign-in (§4). It may reject: then nobody is signed in. */
export type SignInWay = (tools: SignInTools) => Promise<SignInOutcome>;

export const nobody: SignInOutcome = { kind: 'nobody' };
