import type { CouponCounts } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { cardCounts } from '../coupons/public.ts';

type OwnedCounts = Omit<CouponCounts, 'waitCouponCount'>;

/** The number of the subscriber's usable coupons, in all and by kind; with an activity, of those claimed from it. */
export async function couponCounts(
  { db, clock }: Deps,
  { userId }: Member,
  actId?: string,
): Promise<OwnedCounts> {
  const counts = await cardCounts(db, userId, clock.now(), actId);
  return {
    totalCouponCount: counts('usable').cards,
    qyfdCouponCount: counts('usable', 'qyfd').cards,
    lllbCouponCount: counts('usable', 'lllb').cards,
    wzgCouponCount: counts('usable', 'wzg').cards,
  };
}
