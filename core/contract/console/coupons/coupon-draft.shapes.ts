import { z } from 'zod';
import { idText, integer, isoTime, singleLine } from '../../fields.ts';
import { couponType } from '../../goods/shared/coupon.shapes.ts';
import { couponGoodsKinds, couponStackings } from './coupon-kinds.ts';

/** What an operator writes of a coupon. Its bounds are those of the rule `couponFault`, which names the field that is wrong. */
const typedText = singleLine(200, 0);
const typedNumber = integer(0, 1_000_000_000);

const face = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), amountFen: typedNumber }),
  z.object({ kind: z.literal('percent'), payPercent: typedNumber, maxOffFen: typedNumber }),
  z.object({ kind: z.literal('flow'), flowMb: typedNumber, maxOffFen: typedNumber }),
]);
const validity = z.discriminatedUnion('kind', [
  /** The month of receipt. */
  z.object({ kind: z.literal('month') }),
  z.object({ kind: z.literal('days'), days: typedNumber }),
  z.object({ kind: z.literal('window'), from: isoTime.nullable(), until: isoTime }),
]);

export const couponDraft = z.object({
  couponType,
  title: typedText,
  face,
  /** 0: none. */
  thresholdFen: typedNumber,
  validity,
  scopeText: typedText,
  /** Empty lists: all goods that accept coupons of this type. */
  categories: z.array(idText).max(50),
  goods: z.array(idText).max(500),
  kinds: z.array(z.enum(couponGoodsKinds)).max(couponGoodsKinds.length),
  stacking: z.enum(couponStackings),
  atTills: z.boolean(),
});
export type CouponDraft = z.output<typeof couponDraft>;
export type CouponFaceDraft = CouponDraft['face'];
