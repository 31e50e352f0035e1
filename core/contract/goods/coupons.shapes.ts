import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, idText, ours, pageOf, paging, whole } from '../fields.ts';
import { narrowing } from './catalogue.shapes.ts';
import { coupon, couponType } from './coupon.shapes.ts';
import { goodsCard, goodsPage } from './goods-card.shapes.ts';

/** The tabs of "my coupons"; what waits to be claimed is not a card yet and comes from the coupon activities. */
export const couponTab = z.enum(['usable', 'used', 'expired']);
export type CouponTab = z.output<typeof couponTab>;

export const discountedGoods = goodsCard.extend({ couponPriceFen: fen }).meta({ id: 'DiscountedGoods' });
export type DiscountedGoods = z.output<typeof discountedGoods>;

/** The cards for one goods: which may be laid down, why others may not, and the best hand (§9 Coupon tip rules). */
export const couponsForSku = z.object({
  usable: z.array(coupon),
  unusable: z.array(coupon.extend({ reason: z.string() })),
  optimalCombinationList: z.array(coupon),
  priceFen: fen,
  payableFen: fen,
});
export type CouponsForSku = z.output<typeof couponsForSku>;

export const couponsShapes = {
  myCoupons: shape(
    ours(z.object({ tab: couponTab.default('usable'), couponType: couponType.optional(), ...paging })),
    ours(
      pageOf(coupon).extend({
        tabCounts: z.object({ usable: count, waiting: count, used: count, expired: count }),
        typeCounts: z.object({ qyfd: count, lllb: count, wzg: count, cash: count }),
      }),
    ),
  ),
  couponsForSku: shape(
    ours(z.object({ skuId: idText, quantity: whole(1, 99).default(1) })),
    ours(couponsForSku),
  ),
  couponGoods: shape(
    ours(z.object({ couponType: couponType.optional(), templateId: idText.optional(), ...narrowing })),
    ours(goodsPage),
  ),
  discountsByCoupon: shape(
    ours(z.object({ couponType: couponType.default('wzg'), cardCode: idText.optional(), ...narrowing })),
    ours(pageOf(discountedGoods).extend({ coupon: coupon.nullable() })),
  ),
};
