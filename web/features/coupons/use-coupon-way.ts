import type { CouponType } from '#core/contract/goods/coupon.shapes.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';

/** The link to the goods a coupon applies to; the bag's goods are opened with the card (§2). */
export function useCouponWay(): (coupon: {
  couponType: CouponType;
  cardCode?: string | undefined;
}) => string {
  const href = useHref();
  return ({ couponType, cardCode }) =>
    couponType === 'qyfd'
      ? href({ page: 'blessingBag', query: { couponType, cardCode } })
      : href({ page: 'rightsDiscount', query: { accountType: couponType } });
}
