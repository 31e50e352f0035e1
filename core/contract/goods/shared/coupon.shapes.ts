import { z } from 'zod';
import { count, fen, id, isoTime, notInSpec } from '../../fields.ts';
import { link, percent } from './goods-card.shapes.ts';

/** 权益福袋, 流量礼包, 五折购 and plain cash; the first three names come from the counts of §3. */
export const couponType = z.enum(['qyfd', 'lllb', 'wzg', 'cash']);
export type CouponType = z.output<typeof couponType>;

/** The value of a coupon: an amount, a percentage of the price, or data. */
const couponValue = {
  couponType,
  /** In fen; 0 where the value is a percentage or data. */
  couponAmt: fen,
  couponName: notInSpec(z.string()),
  /** 50 for a half-price coupon. */
  payPercent: notInSpec(percent).nullable(),
  maxOffFen: notInSpec(fen).nullable(),
  flowMb: notInSpec(count).nullable(),
  /** 0 means no threshold. */
  thresholdFen: notInSpec(fen),
  scopeText: notInSpec(z.string()),
};

export const couponState = z.enum(['usable', 'reserved', 'used', 'returned', 'expired']);
export type CouponState = z.output<typeof couponState>;

/** A coupon the subscriber holds (§3 Coupons). */
export const coupon = z
  .object({
    cardCode: id,
    ...couponValue,
    /** Its discount on the goods in question, in fen; null where no goods are given. */
    cardDiscountsPrice: fen.nullable(),
    templateId: notInSpec(id),
    state: notInSpec(couponState),
    /** What holds a reserved card: an unpaid order, or a payment at a till. */
    reservedBy: notInSpec(z.enum(['order', 'till'])).optional(),
    beginsAt: notInSpec(isoTime),
    expiresAt: notInSpec(isoTime),
    link: notInSpec(link),
  })
  .meta({ id: 'Coupon' });
export type Coupon = z.output<typeof coupon>;

/** A kind of coupon, from which coupons are issued. */
export const couponTemplate = z
  .object({ templateId: id, ...couponValue, validText: notInSpec(z.string()) })
  .meta({ id: 'CouponTemplate' });
export type CouponTemplate = z.output<typeof couponTemplate>;

/** A coupon offered by an activity; 'claimed' occurs only for signed-in subscribers. */
export const offeredCoupon = couponTemplate
  .extend({
    activityId: id,
    offerState: z.enum(['claimable', 'claimed', 'soldOut', 'notBegun', 'ended', 'notEntitled']),
    reason: z.string().nullable(),
    leftPercent: percent.nullable(),
    limitText: z.string().nullable(),
    beginsAt: isoTime,
    endsAt: isoTime,
    /** The subscriber's card of it. */
    card: z.object({ cardCode: id, state: couponState, expiresAt: isoTime }).nullable(),
  })
  .meta({ id: 'OfferedCoupon' });
export type OfferedCoupon = z.output<typeof offeredCoupon>;

/** §3: all default to 0. */
export const couponCounts = z.object({
  totalCouponCount: count,
  waitCouponCount: count,
  qyfdCouponCount: count,
  lllbCouponCount: count,
  wzgCouponCount: count,
});
export type CouponCounts = z.output<typeof couponCounts>;

/** The counts of homes and tiles: coupons, and what the other pages let this subscriber do now. */
export const indexCounts = couponCounts.extend({
  /** Traffic gift bags to claim. */
  trafficBagCount: notInSpec(count),
  /** Goods to buy at half price. */
  halfPriceCount: notInSpec(count),
});
export type IndexCounts = z.output<typeof indexCounts>;
