import type { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { cardCounts } from '../cards/card-counts.ts';

/** The number of the subscriber's usable coupons, and of those that expire soon. */
export async function couponNum(
  { db, clock }: Deps,
  { userId }: Member,
  { couponType }: InputOf<typeof couponActivities.couponNum>,
): Promise<DataOf<typeof couponActivities.couponNum>> {
  const { cards, expiring } = (await cardCounts(db, userId, clock.now()))('usable', couponType);
  return { couponNum: cards, expiringCount: expiring };
}
