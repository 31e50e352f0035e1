import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { couponActivities } from './coupon-activities.ts';

/** How many coupons the coupon centre lets the subscriber claim now. */
export async function claimableOfferCount(deps: Deps, member: Member): Promise<number> {
  const { list } = await couponActivities(deps, member, {});
  return list.flatMap(({ coupons }) => coupons).filter(({ offerState }) => offerState === 'claimable').length;
}
