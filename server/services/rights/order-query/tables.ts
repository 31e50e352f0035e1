import type { Db } from '../../../db/database.ts';

/** The subscriber's own claim, by its id. */
export const claimOf = (db: Db, userId: string, claimId: string) =>
  db
    .selectFrom('claims as c')
    .innerJoin('rights as r', 'r.rights_id', 'c.rights_id')
    .innerJoin('products as p', 'p.product_id', 'c.product_id')
    .select([
      'c.claim_id',
      'c.rights_id',
      'c.state',
      'c.claimed_at',
      'c.note',
      'r.show_name',
      'r.pic_url',
      'r.hint',
      'r.goods_id',
      'r.sku_id',
      'p.name as product_name',
    ])
    .where('c.user_id', '=', userId)
    .where('c.claim_id', '=', claimId)
    .executeTakeFirst();

interface Traced {
  readonly claimId?: string;
  /** All its claims. */
  readonly subscriptionId?: string;
}

/** The events of a claim, or of all claims of a subscription, oldest first. */
export function eventsOf(db: Db, userId: string, { claimId, subscriptionId }: Traced) {
  const events = db
    .selectFrom('claim_trace as e')
    .innerJoin('claims as c', 'c.claim_id', 'e.claim_id')
    .select(['e.event', 'e.at'])
    .where('c.user_id', '=', userId);
  const traced =
    claimId === undefined
      ? events.where('c.subscription_id', '=', subscriptionId ?? '')
      : events.where('c.claim_id', '=', claimId);
  return traced.orderBy('e.at').orderBy('e.step').execute();
}
