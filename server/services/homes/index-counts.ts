import type { DataOf } from '#core/contract/endpoint.ts';
import type { home } from '#core/contract/goods/home.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { offerCounts } from '../coupons/public.ts';
import { halfPriceCount } from '../activities/public.ts';
import { trafficBagCount } from '../rights/public.ts';
import { couponCounts } from './coupon-counts.ts';
import { readEnding } from './read-ending.ts';

/**
 * The counts of homes and tiles, each by the use case of the page that it leads to, and what ends first; with an activity, held coupons
 * are those claimed from it.
 */
export async function indexCounts(
  deps: Deps,
  member: Member,
  actId?: string,
): Promise<DataOf<typeof home.couponCounts>> {
  const [owned, offers, bags, halfPrice, ending] = await Promise.all([
    couponCounts(deps, member, actId),
    offerCounts(deps, member),
    trafficBagCount(deps, member),
    halfPriceCount(deps, member),
    readEnding(deps, member),
  ]);
  return {
    ...owned,
    waitCouponCount: offers.claimable,
    trafficBagCount: bags.leftCount,
    halfPriceCount: halfPrice,
    ...(ending && { ending }),
  };
}
