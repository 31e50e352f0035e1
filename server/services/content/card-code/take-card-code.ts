import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Five tries at codes that do not exist close the door for half an hour, to the subscriber and to the address (A18). */
export const guessing = { misses: 5, lockMinutes: 30 } as const;

/**
 * Of several tries with one code at once, one wins; whoever comes back after this long had no answer and gets it now.
 * Less than a dead request keeps its key (http/key-book.ts): its repetition must find the exchange, not be sent away for good.
 */
export const patienceSeconds = 25;

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
  /** Until when a right that was brought by a code can be claimed. */
  readonly monthEnds: Date;
}

export type TryOutcome =
  | { readonly outcome: 'taken' | 'again'; readonly exchange_id: string }
  | { readonly outcome: 'locked' | 'unknown' | 'used' | 'busy' | 'not-begun' | 'ended' | 'own-number' };

/** The database decides whose a code is: one live exchange per code, by index. */
export async function takeCardCode(db: Db, t: CodeTry): Promise<TryOutcome> {
  const {
    rows: [row],
  } = await sql<TryOutcome>`select * from take_card_code(
    ${t.codeHash}, ${t.userId}, ${t.address}, ${t.ownMobile}, ${t.mobile}, ${t.channelId}, ${t.exchangeId}, ${t.subscriptionId}, ${t.now}, ${t.monthEnds},
    ${guessing.misses}, make_interval(mins => ${guessing.lockMinutes}), make_interval(secs => ${patienceSeconds}))`.execute(
    db,
  );
  if (!row) throw new Error('take_card_code gave no answer');
  return row;
}
