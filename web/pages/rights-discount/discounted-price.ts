import type { DiscountedGoods } from '#core/contract/goods/coupons.shapes.ts';
import type { GoodsRowProps } from '#web/features/goods/list/goods-row.tsx';

type Discounted = Pick<DiscountedGoods, 'priceFen' | 'memberPriceFen' | 'couponPriceFen'>;

/** What goods cost this subscriber, and what brought the price down: the coupon, or where it does not count the membership. */
export function discountedPrice({
  priceFen,
  memberPriceFen,
  couponPriceFen,
}: Discounted): NonNullable<GoodsRowProps['price']> {
  const isMembers = couponPriceFen === memberPriceFen;
  const prefix = couponPriceFen >= priceFen ? undefined : isMembers ? '会员价' : '券后';
  return { fen: couponPriceFen, was: priceFen, prefix };
}
