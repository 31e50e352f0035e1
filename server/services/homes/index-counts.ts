import type { IndexCounts } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { offerCounts } from '../coupons/public.ts';
import { halfPriceCount } from '../activities/public.ts';
import { trafficBagCount } from '../rights/public.ts';
import { couponCounts } from './coupon-counts.ts';

/** The counts of homes and tiles, each by the use case of the page that it leads to; with an activity, held coupons are those claimed from it. */
export async function indexCounts(deps: Deps, member: Member, actId?: string): Promise<IndexCounts> {
  const [owned, offers, bags, halfPrice] = await Promise.all([
    couponCounts(deps, member, actId),
    offerCounts(deps, member),
    trafficBagCount(deps, member),
    halfPriceCount(deps, member),
  ]);
  return {
    ...owned,
    waitCouponCount: offers.claimable,
    trafficBagCount: bags.leftCount,
    halfPriceCount: halfPrice,
  };
}
