import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { couponActivities } from './coupon-activities.ts';

interface OfferCounts {
  readonly all: number;
  readonly claimable: number;
  readonly claimed: number;
}

/** The coupons of the coupon centre: all, those the visitor can claim now, and those the subscriber has claimed. */
export async function offerCounts(deps: Deps, caller: Member | undefined): Promise<OfferCounts> {
  const { list } = await couponActivities(deps, caller, {});
  const offers = list.flatMap(({ coupons }) => coupons);
  const inState = (state: (typeof offers)[number]['offerState']) =>
    offers.filter(({ offerState }) => offerState === state).length;
  return { all: offers.length, claimable: inState('claimable'), claimed: inState('claimed') };
}
