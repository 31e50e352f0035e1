import type { TierGroup } from '#core/contract/content/member-page.shapes.ts';
import { choiceLevel } from '#core/rules/membership/tier-offer.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { membershipStatus } from './membership-status.ts';
import { grantedGroups, groupView } from './granted-groups.ts';
import { grantedBy, productTerms } from './tables.ts';

/** The rights of a product by group, as shown before it is ordered. */
export async function productGroups(
  deps: Deps,
  caller: Member | undefined,
  productId: string,
): Promise<TierGroup[]> {
  const now = deps.clock.now();
  const [granted, { level, startsNextMonth }, has] = await Promise.all([
    grantedBy(deps.db, { productIds: [productId], cycle: claimCycle(now).cycle }),
    productTerms(deps.db, productId),
    membershipStatus(deps, caller),
  ]);
  return grantedGroups(granted, {
    level: choiceLevel({ productId, level }, has),
    startsNextMonth: startsNextMonth && !has.owned.includes(productId),
    now,
  }).flatMap(groupView);
}
