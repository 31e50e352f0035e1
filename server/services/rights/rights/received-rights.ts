import type { cardProduct } from '#core/contract/content/card-product.ts';
import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { claimLog } from '#core/rules/rights/claim-as-order.ts';
import type { Db } from '../../../db/database.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Family } from '../../../db/schema/rights.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { deliveryOf } from './right-detail.ts';

/** `family`: only rights of this family's products. */
type Input = InputOf<typeof cardProduct.receivedRights> & { readonly family?: Family | undefined };

const statusOf = { delivering: 1, delivered: 2, failed: 0 } as const;

/** The subscriber's claims, newest first. */
export async function receivedRights(
  { db }: Deps,
  member: Member,
  input: Input,
): Promise<DataOf<typeof cardProduct.receivedRights>> {
  let mine = db.selectFrom('claims as c').where('c.user_id', '=', member.userId);
  if (input.productId) mine = mine.where('c.product_id', '=', input.productId);
  if (input.subscriptionId) mine = mine.where('c.subscription_id', '=', input.subscriptionId);
  if (input.family)
    mine = mine.where(
      'c.product_id',
      'in',
      db.selectFrom('products').select('product_id').where('family', '=', input.family),
    );
  if (input.claimId) mine = mine.where('c.claim_id', '=', input.claimId);
  if (input.rightsId) mine = mine.where('c.rights_id', '=', input.rightsId);
  if (input.month) mine = mine.where('c.cycle', '=', input.month);
  const page = await paged(
    input,
    mine,
    mine
      .innerJoin('rights as r', 'r.rights_id', 'c.rights_id')
      .innerJoin('products as p', 'p.product_id', 'c.product_id')
      .select([
        'c.claim_id',
        'c.rights_id',
        'r.show_name',
        'r.pic_url',
        'r.delivery',
        'r.hint',
        'p.name as product_name',
        'c.state',
        'c.claimed_at',
        'c.settled_at',
        'c.note',
      ])
      .orderBy('c.claimed_at', 'desc')
      .orderBy('c.claim_id'),
  );
  const traceOf = await traces(
    db,
    page.list.map(({ claim_id }) => claim_id),
  );
  return mapPage(page, (row) => ({
    claimId: row.claim_id,
    rightsId: row.rights_id,
    rightsName: row.show_name,
    picUrl: row.pic_url,
    productName: row.product_name,
    state: row.state,
    recvStatus: statusOf[row.state],
    claimedAt: row.claimed_at.toISOString(),
    deliveredAt: row.state === 'delivered' ? (row.settled_at?.toISOString() ?? null) : null,
    note: row.note,
    trace: traceOf(row.claim_id),
    delivery: deliveryOf(row),
  }));
}

/** The events of these claims, in one query. */
async function traces(
  db: Db,
  claimIds: readonly string[],
): Promise<(claimId: string) => ReceivedRight['trace']> {
  const events =
    claimIds.length === 0
      ? []
      : await db
          .selectFrom('claim_trace')
          .select(['claim_id', 'event', 'at'])
          .where('claim_id', 'in', claimIds)
          .orderBy('at')
          .orderBy('step')
          .execute();
  const byClaim = Map.groupBy(events, ({ claim_id }) => claim_id);
  return (claimId) => claimLog(byClaim.get(claimId) ?? []).map(({ note, at }) => ({ note, at }));
}
