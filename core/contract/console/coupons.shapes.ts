import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, idText, integer, isoTime, noData, singleLine } from '../fields.ts';
import { keyset, rowsOf } from './fields.shapes.ts';

const terms = {
  title: z.string(),
  couponType: z.string(),
  amountFen: fen,
  thresholdFen: fen,
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
});
export type CouponOfferRow = z.output<typeof offer>;
const templateDetail = templateRow.extend({
  validText: z.string(),
  atTills: z.boolean(),
  /** The service desk may give it for what went wrong. */
  isForCompensation: z.boolean(),
  /** All versions of it, the latest first. */
  versions: z.array(z.object({ templateId: z.string(), version: count, amountFen: fen, thresholdFen: fen })),
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
  couponTemplate: shape(z.object({ templateId: idText }), templateDetail),
  proposeCouponVersion: shape(
    z.object({
      templateId: idText,
      title: singleLine(20, 2),
      amountFen: integer(1, 1_000_000),
      thresholdFen: integer(0, 10_000_000),
      scopeText: singleLine(40, 2),
      validDays: integer(1, 366).nullable(),
      reason,
    }),
    proposed,
  ),
  proposeCouponBudget: shape(
    z.object({ activityId: idText, budgetFen: integer(0, 100_000_000), reason }),
    proposed,
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
