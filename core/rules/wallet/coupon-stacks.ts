import type { Coupon } from '../../contract/goods/shared/coupon.shapes.ts';
import { grouped } from '../format/grouped.ts';

export interface CouponStack {
  readonly coupon: Coupon;
  readonly count: number;
}

/** Coupons with the same terms and the same last day together, in the order of their first. */
export const couponStacks = (coupons: readonly Coupon[]): readonly CouponStack[] =>
  [
    ...grouped(coupons, ({ templateId, expiresAt }) => `${templateId} ${expiresAt.slice(0, 10)}`).values(),
  ].flatMap(([coupon, ...same]) => (coupon ? [{ coupon, count: same.length + 1 }] : []));
