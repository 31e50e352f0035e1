import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, count, countedPageOf, fen, idText, integer, notInSpec, pageOf, paging } from '../fields.ts';
import { goodsFilters } from './catalogue.shapes.ts';
import { priceStep } from '../order/orders.shapes.ts';
import { coupon, couponType } from './shared/coupon.shapes.ts';
import { goodsCard } from './shared/goods-card.shapes.ts';

/** The tabs of "my coupons". Claimable coupons are not issued yet and come from the coupon activities. */
export const couponTab = z.enum(['usable', 'used', 'expired']);
export type CouponTab = z.output<typeof couponTab>;

export const discountedGoods = goodsCard.extend({ couponPriceFen: fen }).meta({ id: 'DiscountedGoods' });
export type DiscountedGoods = z.output<typeof discountedGoods>;

/** The coupons for one sku: usable, unusable with the reason, and the best combination (§9 Coupon tip rules). */
export const couponsForSku = z.object({
  usable: z.array(coupon),
  unusable: z.array(coupon.extend({ reason: z.string() })),
  optimalCombinationList: z.array(coupon),
  priceFen: fen,
  payableFen: fen,
  /** The bill of an order with that combination: its steps sum up to what is paid, freight included. */
  bill: z.object({ steps: z.array(priceStep), payableFen: fen }).optional(),
});
export type CouponsForSku = z.output<typeof couponsForSku>;

/** A held coupon with what it is for in a word, and how many alike it stands for. */
const ownedCoupon = coupon.extend({ purpose: z.string().optional(), count: count.optional() });
export type OwnedCoupon = z.output<typeof ownedCoupon>;

export const couponsShapes = {
  myCoupons: shape(
    notInSpec(
      z.object({
        tab: couponTab.default('usable'),
        couponType: couponType.optional(),
        /** Only the cards that pay at the till of this store now. */
        shopCode: idText.optional(),
        /** Cards with the same face and terms as one, that which ends first, with their number. */
        stacked: z.boolean().optional(),
        ...paging,
      }),
    ),
    notInSpec(
      pageOf(ownedCoupon).extend({
        /** `reserved`: held by unpaid orders; listed after the usable ones, and not counted with them. */
        tabCounts: z.object({ usable: count, reserved: count, used: count, expired: count }),
        typeCounts: z.object({ qyfd: count, lllb: count, wzg: count, cash: count }),
      }),
    ),
  ),
  couponsForSku: shape(
    notInSpec(
      z.object({
        skuId: idText,
        quantity: integer(1, 99).default(1),
        /** For promotions of single cities. */
        cityCode: areaNum.optional(),
        /** At the price of this group buy instead of a flash sale's. */
        groupActivity: idText.optional(),
      }),
    ),
    notInSpec(couponsForSku),
  ),
  couponGoods: shape(
    notInSpec(
      z.object({ couponType: couponType.optional(), templateId: idText.optional(), ...goodsFilters }),
    ),
    notInSpec(countedPageOf(goodsCard)),
  ),
  discountsByCoupon: shape(
    notInSpec(
      z.object({ couponType: couponType.default('wzg'), cardCode: idText.optional(), ...goodsFilters }),
    ),
    notInSpec(countedPageOf(discountedGoods).extend({ coupon: coupon.nullable() })),
  ),
};
