import { sql } from 'kysely';
import type { Claim } from '#core/contract/content/rights.shapes.ts';
import type { Db } from '../../../db/database.ts';
import type { ClaimState } from '../../../db/schema/claims.ts';

export interface ExchangeRow {
  readonly exchange_id: string;
  readonly batch_id: string;
  readonly user_id: string;
  readonly subscription_id: string;
  readonly channel_id: string;
  readonly mobile_sealed: string;
  readonly exchanged_at: Date;
  readonly tried_at: Date;
  readonly name: string;
  readonly pic_url: string;
  readonly grants: 'right' | 'product';
  readonly opened_at: Date;
  readonly ends_at: Date | null;
  /** State of the code's claim: the valid one, otherwise the last failed one; null without a claim. */
  readonly claim_state: ClaimState | null;
}

/** A subscriber's exchanges, newest first: all of them, or one. */
export function exchangesOf(
  db: Db,
  { userId, exchangeId }: { readonly userId: string; readonly exchangeId?: string },
) {
  const mine = db
    .selectFrom('card_exchanges as e')
    .innerJoin('card_code_batches as b', 'b.batch_id', 'e.batch_id')
    .innerJoin('subscriptions as s', 's.subscription_id', 'e.subscription_id')
    .leftJoinLateral(
      (l) =>
        l
          .selectFrom('claims as c')
          .select('c.state')
          .whereRef('c.user_id', '=', 'e.user_id')
          .whereRef('c.subscription_id', '=', 'e.subscription_id')
          .orderBy(sql`c.state = 'failed'`)
          .orderBy('c.claimed_at', 'desc')
          .limit(1)
          .as('k'),
      (join) => join.onTrue(),
    )
    .select([
      'e.exchange_id',
      'e.batch_id',
      'e.user_id',
      'e.subscription_id',
      'e.channel_id',
      'e.mobile_sealed',
      'e.exchanged_at',
      'e.tried_at',
      'b.name',
      'b.pic_url',
      'b.grants',
      's.opened_at',
      's.ends_at',
      'k.state as claim_state',
    ])
    .where('e.user_id', '=', userId)
    .where('e.released_at', 'is', null)
    .orderBy('e.exchanged_at', 'desc')
    .orderBy('e.exchange_id');
  return exchangeId === undefined ? mine : mine.where('e.exchange_id', '=', exchangeId);
}

type Exchange = Pick<ExchangeRow, 'exchange_id' | 'batch_id' | 'user_id' | 'subscription_id' | 'channel_id'>;

const liveClaim = (db: Db, { user_id, subscription_id }: Exchange) =>
  db
    .selectFrom('claims')
    .select('claim_id')
    .where('user_id', '=', user_id)
    .where('subscription_id', '=', subscription_id)
    .where('state', '<>', 'failed');

export const hasLiveClaim = async (db: Db, exchange: Exchange): Promise<boolean> =>
  (await liveClaim(db, exchange).executeTakeFirst()) !== undefined;

/** The claim an exchange leads to. */
export async function claimFor(db: Db, { batch_id, subscription_id, channel_id }: Exchange): Promise<Claim> {
  const right = await db
    .selectFrom('card_code_batches as b')
    .innerJoin('rights as r', 'r.rights_id', 'b.rights_id')
    .select(['b.product_id', 'r.rights_id', 'r.group_id'])
    .where('b.batch_id', '=', batch_id)
    .executeTakeFirstOrThrow();
  return {
    productId: right.product_id,
    rightsId: right.rights_id,
    groupId: right.group_id,
    subscriptionId: subscription_id,
    channelId: channel_id,
  };
}

/** Extends the code's subscription, so that a failed delivery does not cost the subscriber the month. */
export const renewForClaim = (db: Db, { subscription_id }: Exchange, until: Date) =>
  db
    .updateTable('subscriptions')
    .set({ ends_at: until })
    .where('subscription_id', '=', subscription_id)
    .execute();

/** Releases the code, unless its claim was made after all. */
export async function release(db: Db, exchange: Exchange, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A claim locks the subscription too: the code is not released while its right is claimed.
    await sql`select from subscriptions where subscription_id = ${exchange.subscription_id} for update`.execute(
      tx,
    );
    const released = await tx
      .updateTable('card_exchanges')
      .set({ released_at: now })
      .where('exchange_id', '=', exchange.exchange_id)
      .where('released_at', 'is', null)
      .where(({ not, exists }) => not(exists(liveClaim(db, exchange))))
      .returning('exchange_id')
      .executeTakeFirst();
    if (released)
      await tx
        .updateTable('subscriptions')
        // A claim is judged by its time of arrival, which may be before now.
        .set((e) => ({ ends_at: e.ref('opened_at') }))
        .where('subscription_id', '=', exchange.subscription_id)
        .execute();
  });
}
