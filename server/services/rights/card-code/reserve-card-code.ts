import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';

/** After five wrong codes the subscriber and the client address are locked for half an hour (A18). */
export const guessing = { misses: 5, lockMinutes: 30 } as const;

/**
 * Of concurrent requests with one code one wins. After this long a request counts as crashed, and one with another key takes over.
 * Shorter than the reservation of an idempotency key (http/idempotency-keys.ts), so that the repetition finds the exchange.
 */
export const abandonedSeconds = 25;

export interface CodeTry {
  readonly codeHash: Buffer;
  readonly userId: string;
  readonly address: string;
  readonly ownMobile: string;
  readonly mobile: string;
  readonly channelId: string;
  readonly exchangeId: string;
  readonly subscriptionId: string;
  readonly now: Date;
  /** Until when the right of a code can be claimed. */
  readonly monthEnds: Date;
}

export type TryOutcome =
  | { readonly outcome: 'taken' | 'again'; readonly exchange_id: string }
  | { readonly outcome: 'locked' | 'unknown' | 'used' | 'busy' | 'not-begun' | 'ended' | 'own-number' };

/** A unique index allows one live exchange per code. */
export async function reserveCardCode(
  { db, encryption }: Pick<Deps, 'db' | 'encryption'>,
  t: CodeTry,
): Promise<TryOutcome> {
  const mobile = encryption.mobiles.seal(t.mobile);
  // The function compares ciphertexts: the same one for the subscriber's own number.
  const ownMobile = t.mobile === t.ownMobile ? mobile : '';
  const {
    rows: [row],
  } = await sql<TryOutcome>`select * from exchange_card_code(
    ${t.codeHash}, ${t.userId}, ${t.address}, ${ownMobile}, ${mobile}, ${t.channelId}, ${t.exchangeId}, ${t.subscriptionId}, ${t.now}, ${t.monthEnds},
    ${guessing.misses}, make_interval(mins => ${guessing.lockMinutes}), make_interval(secs => ${abandonedSeconds}))`.execute(
    db,
  );
  if (!row) throw new Error('exchange_card_code gave no answer');
  return row;
}
