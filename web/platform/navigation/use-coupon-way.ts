import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';

/** The link to the goods that a card can pay for; without a card, to those of its type. */
export function useCouponWay(): (coupon: {
  couponType: CouponType;
  cardCode?: string | undefined;
}) => string {
  const href = useHref();
  return ({ couponType, cardCode }) =>
    href({ page: 'rightsDiscount', query: { accountType: couponType, cardCode } });
}
