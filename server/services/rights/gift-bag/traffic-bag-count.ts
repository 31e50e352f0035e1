import type { giftBag } from '#core/contract/order/gift-bag.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import { monthCounts, type MonthCounts } from '#core/rules/rights/my-month/my-month.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { monthGroups } from '../my-month/month-groups.ts';

/** The traffic gift bags claimed this month and those that can be claimed now; zero without the product. */
export async function trafficBagCount(
  deps: Deps,
  member: Member,
): Promise<DataOf<typeof giftBag.trafficBagCount>> {
  const { claimed, claimable } = await productCounts(deps, member, trafficBagProductId);
  return { haveCount: claimed, leftCount: claimable, month: claimCycle(deps.clock.now()).cycle };
}

/** The month of one product in numbers, by the rule of its page; zero without the product. */
async function productCounts(deps: Deps, member: Member, productId: string): Promise<MonthCounts> {
  const now = deps.clock.now();
  const groups = await monthGroups(deps, member, now);
  return monthCounts(
    groups.filter((group) => group.productId === productId),
    now,
  );
}
