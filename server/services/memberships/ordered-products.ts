import type { DataOf } from '#core/contract/endpoint.ts';
import type { membership } from '#core/contract/user/membership.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { ownedProducts } from './owned-products.ts';
import { openProduct } from './open-product.ts';
import { savedThisYear } from './saved-this-year.ts';

/** The subscriber's products among those of a page, and the uses left this month. */
export async function orderedProducts(
  { db, clock }: Deps,
  { userId }: Member,
  pageId: string,
): Promise<DataOf<typeof membership.orderedProducts>> {
  const now = clock.now();
  const [rows, owned, savedBy] = await Promise.all([
    db
      .selectFrom('page_products')
      .select(['product_id', 'rights_id'])
      .where('page_id', '=', pageId)
      .execute(),
    ownedProducts(db, userId, now),
    savedThisYear(db, userId, now),
  ]);
  const products = owned.filter(({ product_id }) => rows.some((row) => row.product_id === product_id));
  const counted = rows.filter(({ rights_id }) => rights_id !== '');
  const openProductInfoList = products.map((product) =>
    openProduct(product, now, savedBy(product.subscription_id)),
  );
  if (counted.length === 0) return { openProductInfoList, remainingUses: null };
  const uses = products.flatMap(({ product_id, subscription_id }) =>
    counted
      .filter((row) => row.product_id === product_id)
      .map(({ rights_id }) => `${subscription_id} ${rights_id}`),
  );
  const used = await db
    .selectFrom('claims')
    .select(['subscription_id', 'rights_id'])
    .where('user_id', '=', userId)
    .where('cycle', '=', claimCycle(now).cycle)
    .where('state', '<>', 'failed')
    .execute();
  const gone = new Set(used.map(({ subscription_id, rights_id }) => `${subscription_id} ${rights_id}`));
  return { openProductInfoList, remainingUses: uses.filter((use) => !gone.has(use)).length };
}
