import { z } from 'zod';
import { count, fen, id, isoTime, ours } from '../fields.ts';
import { link, percent } from './goods-card.shapes.ts';

/** 权益福袋, 流量礼包, 五折购 and plain cash; the first three are named after the counts of §3. */
export const couponType = z.enum(['qyfd', 'lllb', 'wzg', 'cash']);
export type CouponType = z.output<typeof couponType>;

/** What stands on the ticket: an amount, a share of the price, or data. */
const face = {
  couponType,
  /** Fen; 0 where the ticket is worth a share or data instead. */
  couponAmt: fen,
  couponName: ours(z.string()),
  /** 50 for a half-price ticket. */
  payPercent: ours(percent).nullable(),
  maxOffFen: ours(fen).nullable(),
  flowMb: ours(count).nullable(),
  /** 0 means no threshold. */
  thresholdFen: ours(fen),
  scopeText: ours(z.string()),
};

export const couponState = z.enum(['usable', 'reserved', 'used', 'returned', 'expired']);
export type CouponState = z.output<typeof couponState>;

/** A card the subscriber holds (§3 Coupons). */
export const coupon = z
  .object({
    cardCode: id,
    ...face,
    /** What it takes off the goods looked at, in fen; null outside such a look. */
    cardDiscountsPrice: fen.nullable(),
    templateId: ours(id),
    state: ours(couponState),
    beginsAt: ours(isoTime),
    expiresAt: ours(isoTime),
    link: ours(link),
  })
  .meta({ id: 'Coupon' });
export type Coupon = z.output<typeof coupon>;

/** A kind of coupon, before anybody holds one. */
export const couponTemplate = z
  .object({ templateId: id, ...face, validText: ours(z.string()) })
  .meta({ id: 'CouponTemplate' });
export type CouponTemplate = z.output<typeof couponTemplate>;

/** A coupon offered by an activity; 'claimed' shows to the signed-in only. */
export const offeredCoupon = couponTemplate
  .extend({
    activityId: id,
    offerState: z.enum(['claimable', 'claimed', 'soldOut', 'notBegun', 'ended', 'notEntitled']),
    reason: z.string().nullable(),
    leftPercent: percent.nullable(),
    limitText: z.string().nullable(),
    beginsAt: isoTime,
    endsAt: isoTime,
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
