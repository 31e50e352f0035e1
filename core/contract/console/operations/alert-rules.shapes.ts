import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { clockTime, count, idText, integer, isoTime, noInput, singleLine } from '../../fields.ts';
import { role } from '../fields.shapes.ts';
import { alertComparisons, alertMetricIds } from './alert-metrics.ts';

const condition = {
  metric: z.enum(alertMetricIds),
  comparison: z.enum(alertComparisons),
  limit: z.number().min(0).max(1_000_000_000),
  /** The figures of so many last minutes are added up. */
  minutes: integer(1, 60),
};
const terms = {
  title: singleLine(40, 2),
  ...condition,
  /** Whose alert it is. */
  role,
  /** Both or neither: in this time of the day the alert is listed and notifies no operator. */
  quietFrom: clockTime.nullable(),
  quietUntil: clockTime.nullable(),
  isOn: z.boolean(),
};
const ruleTerms = z.object(terms);
export type AlertTerms = z.output<typeof ruleTerms>;

const silence = z.object({ until: isoTime, by: z.string(), reason: z.string() });
export type Silence = z.output<typeof silence>;

const rule = z.object({
  rule: z.string(),
  ...terms,
  version: count,
  changedBy: z.string(),
  changedAt: isoTime.nullable(),
  /** What is wrong now; null: nothing is. */
  alert: z.string().nullable(),
  silence: silence.nullable(),
});
export type AlertRule = z.output<typeof rule>;

const reason = singleLine(200, 4);
/** A rule, or the guard rail of an activity. */
const ruleId = z.string().min(1).max(120);

export const alertRuleShapes = {
  alertRules: shape(noInput, z.object({ readAt: isoTime, rows: z.array(rule) })),
  /** What these terms would have done in the last day. */
  tryAlertRule: shape(
    z.object(condition),
    z.object({
      text: z.string(),
      /** It would never or always have fired, or nothing can be said. */
      isOdd: z.boolean(),
    }),
  ),
  /** Without a rule it is a new one. `version`: as it was on the screen. */
  saveAlertRule: shape(
    z.object({ rule: idText.optional(), version: integer(0, 1_000_000_000), ...terms, reason }),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('saved') }),
      z.object({ kind: z.literal('changed-before'), by: z.string() }),
    ]),
  ),
  silenceAlert: shape(
    z.object({ rule: ruleId, until: isoTime, reason }),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('silenced') }),
      z.object({ kind: z.literal('silenced-before'), by: z.string(), until: isoTime }),
    ]),
  ),
  endSilence: shape(
    z.object({ rule: ruleId, reason }),
    z.object({ kind: z.enum(['ended', 'ended-before']) }),
  ),
};
