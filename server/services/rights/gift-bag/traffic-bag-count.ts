import type { giftBag } from '#core/contract/order/gift-bag.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { productCounts } from '../my-month/product-counts.ts';

/** The traffic gift bags claimed this month and those that can be claimed now; zero without the product. */
export async function trafficBagCount(
  deps: Deps,
  member: Member,
): Promise<DataOf<typeof giftBag.trafficBagCount>> {
  const { claimed, claimable } = await productCounts(deps, member, trafficBagProductId);
  return { haveCount: claimed, leftCount: claimable, month: claimCycle(deps.clock.now()).cycle };
}
