import type { TierGroup } from '#core/contract/content/member-page.shapes.ts';
import { choiceLevel } from '#core/rules/membership/tier-offer.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { membershipStatus } from './membership-status.ts';
import { givenGroups, groupView } from './given-groups.ts';
import { givenBy, productTerms } from './tables.ts';

/** The rights of a product by group, as shown before it is ordered. */
export async function productGroups(
  deps: Deps,
  caller: Member | undefined,
  productId: string,
): Promise<TierGroup[]> {
  const now = deps.clock.now();
  const [given, { level, startsNextMonth }, has] = await Promise.all([
    givenBy(deps.db, { productIds: [productId], cycle: claimCycle(now).cycle }),
    productTerms(deps.db, productId),
    membershipStatus(deps, caller),
  ]);
  return givenGroups(given, {
    level: choiceLevel({ productId, level }, has),
    startsNextMonth: startsNextMonth && !has.held.includes(productId),
    now,
  }).flatMap(groupView);
}
