import { z } from 'zod';
import { hosts } from '../../config/hosts.ts';
import { shape } from '../endpoint.ts';
import { areaNum, count, fen, id, idText, isoTime, noData } from '../fields.ts';
import { keyset, operatorName, role, rowsOf } from './fields.shapes.ts';

const hostIds = hosts.map((host) => host.id);

export const periods = ['hour', 'day', 'week'] as const;
export type Period = (typeof periods)[number];
/** Of the overview. A month is the last 30 days with today. */
export const figurePeriods = [...periods, 'month'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** What is read of a period; a part of it is counted by the hour. */
const ofPeriod = {
  period: z.enum(figurePeriods).default('day'),
  city: areaNum.optional(),
  host: z.enum(hostIds).optional(),
};

/**
 * A figure of the period: `complete` without the hour or day that is not over, `before` the same time of the period before, null where
 * nothing was counted then.
 */
const compared = z.object({ value: z.int(), complete: z.int(), before: z.int().nullable() });

/** Of a city or a host there are neither refusals nor response times: null. */
const counted = {
  claims: count,
  delivered: count,
  failed: count,
  claimsRefused: count.nullable(),
  orders: count,
  ordersRefused: count.nullable(),
  paid: count,
  paidFen: fen,
  refunds: count,
  refundsFen: fen,
};

/**
 * One step of the curve: a minute of an hour, ten minutes of a day, an hour of a week or of a city or host, a day of a month.
 */
const step = z.object({
  at: isoTime,
  ...counted,
  /** The claims of the same time of the period before. */
  claimsBefore: count,
  /** Response times in milliseconds; null: there was no call. */
  p50: z.number().nullable(),
  p99: z.number().nullable(),
});
export type FigureStep = z.output<typeof step>;

const figures = z.object({
  readAt: isoTime,
  /** Null: everything until now is counted. */
  countedUntil: isoTime.nullable(),
  claims: compared,
  delivered: compared,
  failed: compared,
  claimsRefused: compared.nullable(),
  orders: compared,
  ordersRefused: compared.nullable(),
  paid: compared,
  paidFen: compared,
  refunds: compared,
  refundsFen: compared,
  p50: z.number().nullable(),
  p99: z.number().nullable(),
  steps: z.array(step),
  /** Why claims were refused, the most frequent first. */
  refusals: z.array(z.object({ reason: z.string(), count })),
});
export type Figures = z.output<typeof figures>;

const alert = z.object({
  alertId: id,
  title: z.string(),
  detail: z.string(),
  raisedAt: isoTime,
  clearedAt: isoTime.nullable(),
  takenBy: operatorName.nullable(),
  /** What is silenced: its rule, or the guard rail of an activity. */
  rule: z.string(),
  /** Whose alert it is; null: everybody's. */
  role: role.nullable(),
  silence: z.object({ until: isoTime, by: z.string(), reason: z.string() }).nullable(),
  /** It is the quiet time of its rule. */
  isQuiet: z.boolean(),
  /** It is open, nobody has taken it, it is neither silenced nor quiet, and it is the caller's. */
  callsYou: z.boolean(),
});
export type Alert = z.output<typeof alert>;

const funnelPeriods = ['day', 'week', 'month'] as const;

/** Visitors of a day by the steps that they came to, each once. */
const funnelDay = z.object({
  day: z.iso.date(),
  visit: count,
  detail: count,
  preview: count,
  submitted: count,
  paid: count,
  done: count,
  /** Rights: seen on a page, pressed, claimed, and delivered. */
  claimPage: count,
  pressed: count,
  claimed: count,
  received: count,
});
export type FunnelDay = z.output<typeof funnelDay>;

/** Members whose first membership was opened in a month. */
const cohort = z.object({
  /** YYYY-MM. */
  month: z.string(),
  opened: count,
  /** Of each month after the opening, from the first on: whose month has begun, and who had a membership in it. */
  months: z.array(z.object({ reached: count, renewed: count })),
});
export type RenewalCohort = z.output<typeof cohort>;

export const overviewShapes = {
  figures: shape(z.object(ofPeriod), figures),
  /** The steps of the same figures, the newest first, for the file alone. */
  figureSteps: shape(z.object(ofPeriod), rowsOf(step)),
  /** The newest day first. */
  funnel: shape(
    z.object({
      period: z.enum(funnelPeriods).default('day'),
      city: areaNum.optional(),
      host: z.enum(hostIds).optional(),
    }),
    rowsOf(funnelDay),
  ),
  /** The newest month first. */
  renewalCohorts: shape(z.object({ city: areaNum.optional() }), rowsOf(cohort)),
  alerts: shape(z.object({ ...keyset }), rowsOf(alert)),
  takeAlert: shape(z.object({ alertId: idText }), noData),
};
