import { z } from 'zod';
import { areaNum, idText, integer, isoTime, singleLine } from '../../fields.ts';
import { centerTab } from '../../activity/coupon-activities.shapes.ts';
import { offerPeriods } from './coupon-kinds.ts';

/** What an operator writes of an activity that gives coupons. Its bounds are those of the rule `couponActivityFault`. */
const typedText = singleLine(200, 0);
const typedNumber = integer(0, 1_000_000_000);

const offeredCoupon = z.object({
  templateId: idText,
  /** Null: no limit but the budget. */
  stock: typedNumber.nullable(),
  /** One in each period, and so many in all. */
  period: z.enum(offerPeriods),
  limitPerPerson: typedNumber.nullable(),
  /** The lowest level; 0: everybody. */
  minLevel: integer(0, 9),
  /** The place of the condition that unlocks it, where the activity has conditions. */
  rule: integer(0, 100).nullable(),
});
export type OfferedCouponDraft = z.output<typeof offeredCoupon>;

/** Where it is claimed. */
const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('center'), tab: centerTab }),
  z.object({
    kind: z.literal('rules'),
    intro: z.array(typedText).max(20),
    rules: z
      .array(z.object({ text: typedText, minLevel: integer(0, 9), productId: idText.nullable() }))
      .max(50),
  }),
  /** For holders of a right type; null: for every subscriber. */
  z.object({ kind: z.literal('pop'), rightType: typedNumber.nullable() }),
]);

export const couponActivityDraft = z.object({
  title: typedText,
  subTitle: typedText,
  place,
  beginsAt: isoTime,
  endsAt: isoTime,
  /** Numbers of these cities; empty: all. */
  areas: z.array(areaNum).max(100),
  /** Smaller numbers stand first. */
  sort: typedNumber,
  /** All its coupons may take off so much together. */
  budgetFen: typedNumber,
  coupons: z.array(offeredCoupon).max(100),
});
export type CouponActivityDraft = z.output<typeof couponActivityDraft>;
