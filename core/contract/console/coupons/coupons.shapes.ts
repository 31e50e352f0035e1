import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, fen, idText, integer, isoTime, noData, noInput, singleLine } from '../../fields.ts';
import { keyset, rowsOf } from '../fields.shapes.ts';
import { couponActivityDraft } from './coupon-activity-draft.shapes.ts';
import { offerPeriods } from './coupon-kinds.ts';
import { couponDraft } from './coupon-draft.shapes.ts';

/** An amount, a share of the price or data; the others are 0 or null. */
const face = {
  amountFen: fen,
  payPercent: count.nullable(),
  flowMb: count.nullable(),
  maxOffFen: fen.nullable(),
  thresholdFen: fen,
};
const terms = {
  title: z.string(),
  couponType: z.string(),
  ...face,
  scopeText: z.string(),
  /** Days after receipt; null: the month of receipt, or until `validUntil`. */
  validDays: count.nullable(),
  validUntil: isoTime.nullable(),
};
const figures = {
  granted: count,
  used: count,
};
const templateRow = z.object({
  templateId: z.string(),
  version: count,
  ...terms,
  ...figures,
  /** Activities that offer it now. */
  offers: count,
});
export type CouponTemplateRow = z.output<typeof templateRow>;

const offer = z.object({
  activityId: z.string(),
  title: z.string(),
  isOn: z.boolean(),
  beginsAt: isoTime,
  endsAt: isoTime,
  stock: count.nullable(),
  taken: count,
  budgetFen: fen.nullable(),
  spentFen: fen,
  /** Changes of the activity that wait for a second person. */
  waitingActs: z.array(z.string()),
});
export type CouponOfferRow = z.output<typeof offer>;
/** A coupon as one activity gives it. */
const offeredRow = offer.omit({ waitingActs: true }).extend({
  templateId: z.string(),
  coupon: z.string(),
  version: count,
  place: z.enum(['center', 'rules', 'pop']),
  cities: z.array(z.string()),
  period: z.enum(offerPeriods),
  limitPerPerson: count.nullable(),
  minLevel: count,
});

const templateDetail = templateRow.extend({
  validText: z.string(),
  /** What a new version begins with. */
  draft: couponDraft,
  /** The names of its categories and goods by their ids. */
  names: z.record(z.string(), z.string()),
  /** The service desk may give it for what went wrong. */
  isForCompensation: z.boolean(),
  /** All versions of it, the latest first. */
  versions: z.array(z.object({ templateId: z.string(), version: count, ...face })),
  activities: z.array(offer),
  waitingAct: z.string().nullable(),
});
export type CouponTemplateDetail = z.output<typeof templateDetail>;

/** 20,000 numbers in one upload. */
export const maxListLength = 240_000;
const wrongEntry = z.object({
  lineNo: count,
  /** Masked. */
  content: z.string(),
  fault: z.string(),
  cure: z.string(),
});
const dryRun = z.object({
  taskId: z.string(),
  fileName: z.string(),
  total: count,
  ready: count,
  duplicates: count,
  notNumbers: count,
  unknown: count,
  otherProvince: count,
  owners: count,
  /** The first of the wrong lines. */
  wrong: z.array(wrongEntry),
  maxFen: fen,
  expectedFen: fen,
  /** Of 100 granted coupons of this kind so many were used. */
  usePercent: z.int(),
  needsApproval: z.boolean(),
});
export type GrantDryRun = z.output<typeof dryRun>;

const reason = singleLine(200, 4);
const proposed = z.object({ proposalId: z.string() });

export const couponShapes = {
  setForCompensation: shape(
    z.object({ templateId: idText, isForCompensation: z.boolean(), reason: singleLine(200, 4) }),
    noData,
  ),
  couponTemplates: shape(z.object({ search: singleLine(40).optional(), ...keyset }), rowsOf(templateRow)),
  couponOffers: shape(z.object({ search: singleLine(40).optional(), ...keyset }), rowsOf(offeredRow)),
  couponTemplate: shape(z.object({ templateId: idText }), templateDetail),
  /** Of the cards that were received in each of the last weeks, how many are used; the earliest week first. */
  couponWeeks: shape(
    z.object({ templateId: idText }),
    rowsOf(z.object({ week: z.iso.date(), received: count, used: count })),
  ),
  /** What coupons and activities can name, besides goods, their categories and cities. */
  couponChoices: shape(
    noInput,
    z.object({
      shopCategories: z.array(z.object({ categoryId: z.string(), name: z.string() })),
      products: z.array(z.object({ productId: z.string(), name: z.string() })),
    }),
  ),
  proposeCoupon: shape(z.object({ draft: couponDraft, reason }), proposed),
  /** Its type stays. */
  proposeCouponVersion: shape(z.object({ templateId: idText, draft: couponDraft, reason }), proposed),
  proposeCouponActivity: shape(z.object({ draft: couponActivityDraft, reason }), proposed),
  proposeCouponBudget: shape(
    z.object({ activityId: idText, budgetFen: integer(0, 100_000_000), reason }),
    proposed,
  ),
  /** Null: no limit but the budget. Without a proposal it is done. */
  changeCouponStock: shape(
    z.object({
      activityId: idText,
      templateId: idText,
      stock: integer(0, 100_000_000).nullable(),
      reason,
    }),
    z.object({ proposalId: z.string().nullable() }),
  ),
  stopCouponActivity: shape(z.object({ activityId: idText, reason }), noData),
  proposeCouponRestart: shape(z.object({ activityId: idText, reason }), proposed),
  /** Checks a list and grants nothing. */
  uploadGrantList: shape(
    z.object({
      templateId: idText,
      fileName: singleLine(80),
      list: z.string().min(1).max(maxListLength),
      /** Leaves out who has a usable one. */
      skipOwners: z.boolean(),
    }),
    dryRun,
  ),
  /** Grants at once, or waits for a second person above 10,000 yuan. */
  startGrant: shape(
    z.object({ taskId: idText, reason }),
    z.discriminatedUnion('step', [
      z.object({ step: z.literal('running'), taskId: z.string() }),
      z.object({ step: z.literal('proposed'), proposalId: z.string() }),
    ]),
  ),
};
