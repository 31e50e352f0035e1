import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, fen, idText, integer, isoTime, maskedMobile, noData, singleLine } from '../../fields.ts';
import { activityKinds, activityStates, guardMeasures } from './activity-kinds.ts';
import { keyset, rowsOf } from '../fields.shapes.ts';
import { periods } from '../overview.shapes.ts';

const kind = z.enum(activityKinds);
const ofActivity = { kind, activityId: idText };
const reason = singleLine(200, 4);
const proposed = z.object({ proposalId: z.string() });

const everyActivityRow = z.object({
  kind,
  activityId: z.string(),
  name: z.string(),
  state: z.enum(activityStates),
  /** Null: it always runs. */
  beginsAt: isoTime.nullable(),
  endsAt: isoTime.nullable(),
  /** Null: there is no limit. */
  budgetFen: fen.nullable(),
  /** Null: it is counted against a budget alone, and there is none. */
  spentFen: fen.nullable(),
  joinedToday: count,
  spentTodayFen: fen,
});
export type EveryActivityRow = z.output<typeof everyActivityRow>;

const guardAct = z.enum(['stop', 'alert']);
const guard = z.object({ measure: z.enum(guardMeasures), max: integer(1, 1_000_000_000), act: guardAct });
export type GuardRail = z.output<typeof guard>;

const prizeStock = z.object({ prizeId: z.string(), name: z.string(), total: count, taken: count });

const activityDetail = everyActivityRow.extend({
  serverNow: isoTime,
  stoppedAt: isoTime.nullable(),
  wonToday: count,
  /** What else is to be known, by its kind. */
  facts: z.array(z.object({ title: z.string(), text: z.string() })),
  /** Units of the prizes that are limited. */
  stocks: z.array(prizeStock),
  /** Each with what it measures now. */
  guards: z.array(guard.extend({ value: count })),
  /** Of today, the most frequent first; `why` is a sentence for the subscriber. */
  refusals: z.array(z.object({ why: z.string(), refused: count })),
  history: z.array(z.object({ at: isoTime, operator: z.string().nullable(), act: z.string() })),
  /** Acts that wait for a second person. */
  waitingActs: z.array(z.string()),
});
export type ActivityDetail = z.output<typeof activityDetail>;

const activityCurve = z.object({
  stepMs: z.int(),
  /** From the beginning of the period, without gaps. */
  points: z.array(z.object({ at: isoTime, joined: count, won: count, spentFen: fen })),
});

const odds = z.object({
  prizeId: z.string(),
  name: z.string(),
  kind: z.enum(['none', 'coupon', 'right']),
  /** Parts of a million. */
  weight: count,
  costFen: fen,
  /** Units left; null: there is no limit. */
  left: count.nullable(),
});
export type PrizeOdds = z.output<typeof odds>;

const lotteryVersion = z.object({
  version: z.int().min(1),
  /** 'first': there from the beginning. */
  state: z.enum(['first', 'planned', 'started', 'replaced']),
  isCurrent: z.boolean(),
  takesEffectAt: isoTime.nullable(),
  prizes: z.array(odds),
});
export type LotteryVersion = z.output<typeof lotteryVersion>;

/** The same values of a proposal, as they are stored. */
export const activityTerms = z.object({
  ...ofActivity,
  beginsAt: isoTime.optional(),
  endsAt: isoTime.optional(),
  budgetFen: integer(0, 1_000_000_000).optional(),
  stocks: z
    .array(z.object({ prizeId: idText, total: integer(0, 10_000_000) }))
    .max(20)
    .optional(),
});
export const activityGuards = z.object({ ...ofActivity, guards: z.array(guard).max(guardMeasures.length) });
export const activityRestart = z.object(ofActivity);
export const lotteryOdds = z.object({
  lotteryId: idText,
  /** Null: at the approval. */
  takesEffectAt: isoTime.nullable(),
  prizes: z
    .array(z.object({ prizeId: idText, weight: integer(0, 1_000_000), costFen: integer(0, 10_000_000) }))
    .min(1)
    .max(20),
});

const lotteryRecord = z.object({
  drawId: z.string(),
  at: isoTime,
  mobile: maskedMobile,
  version: z.int().min(1),
  number: count,
  prize: z.string(),
  /** Where the number fell, when that prize was used up. */
  drawnPrize: z.string().nullable(),
  costFen: fen,
  delivery: z.enum(['none', 'card', 'delivering', 'delivered', 'failed']),
});
export type LotteryRecord = z.output<typeof lotteryRecord>;

const withdrawalStates = ['pending', 'credited', 'returned'] as const;
const withdrawal = z.object({
  withdrawalId: z.string(),
  at: isoTime,
  mobile: maskedMobile,
  amountFen: fen,
  state: z.enum(withdrawalStates),
  tries: count,
  nextTryAt: isoTime.nullable(),
  settledAt: isoTime.nullable(),
});
export type CashWithdrawalRow = z.output<typeof withdrawal>;

export const everyActivityShapes = {
  everyActivity: shape(
    z.object({
      kind: kind.optional(),
      state: z.enum(activityStates).optional(),
      search: singleLine(40).optional(),
      ...keyset,
    }),
    rowsOf(everyActivityRow),
  ),
  activity: shape(z.object(ofActivity), activityDetail),
  activityCurve: shape(z.object({ ...ofActivity, period: z.enum(periods).default('day') }), activityCurve),
  /** One person, at once. */
  stopActivity: shape(z.object({ ...ofActivity, reason }), noData),
  proposeActivityRestart: shape(activityRestart.extend({ reason }), proposed),
  proposeActivityTerms: shape(activityTerms.extend({ reason }), proposed),
  proposeActivityGuards: shape(activityGuards.extend({ reason }), proposed),
  /** The latest version first. */
  lotteryVersions: shape(z.object({ lotteryId: idText }), z.object({ rows: z.array(lotteryVersion) })),
  proposeLotteryOdds: shape(lotteryOdds.extend({ reason }), proposed),
  lotteryRecords: shape(
    z.object({
      lotteryId: idText,
      version: integer(1, 1_000_000).optional(),
      prizeId: idText.optional(),
      ...keyset,
    }),
    rowsOf(lotteryRecord),
  ),
  cashWithdrawals: shape(
    z.object({ state: z.enum(withdrawalStates).optional(), ...keyset }),
    rowsOf(withdrawal),
  ),
};
