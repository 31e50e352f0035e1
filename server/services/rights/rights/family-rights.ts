import type { rightsFamilies } from '#core/contract/content/rights-families.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { Claim, MemberRights } from '#core/contract/content/rights.shapes.ts';
import type { Family } from '../../../db/schema/rights.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { ownedProductList } from './owned-product-list.ts';
import { memberRights } from './member-rights.ts';
import type { Listing } from './rights-lists.ts';

type Input = Pick<InputOf<typeof rightsFamilies.dqRights>, 'offerId' | 'subscriptionId'>;

/** The rights of a product the subscriber holds in a family: the given one, or the first. */
export async function familyRights(
  deps: Listing,
  member: Member,
  family: Family,
  { offerId, subscriptionId }: Input,
): Promise<MemberRights> {
  const owned = await ownedProductList(deps, member, { family });
  const product = owned.find(
    (each) =>
      (offerId === undefined || each.productId === offerId) &&
      (subscriptionId === undefined || each.subscriptionId === subscriptionId),
  );
  if (!product) throw new Refusal('您还没有开通该产品');
  return memberRights(deps, member, { offerId: product.productId, subscriptionId: product.subscriptionId });
}

/** A family's claim route accepts claims of its own products only. */
export async function claimOfFamily<C extends Claim>({ db }: Deps, family: Family, claim: C): Promise<C> {
  const product = await db
    .selectFrom('products')
    .select('family')
    .where('product_id', '=', claim.productId)
    .executeTakeFirst();
  if (product?.family !== family) throw new Refusal('没有找到该权益');
  return claim;
}
