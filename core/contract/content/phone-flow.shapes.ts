import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  clockTime,
  count,
  fen,
  id,
  idText,
  singleLine,
  maskedMobile,
  month,
  isoDate,
  isoTime,
  noData,
  notInSpec,
  integer,
} from '../fields.ts';
import { usageKindIds } from './usage-kinds.ts';
import { numberSelector } from './phone-manage.shapes.ts';

/** Notify when this much data is used. */
const alert = z.object({
  kind: z.literal('alert'),
  thresholdMb: integer(100, 1_048_576),
  notifyBy: z.enum(['sms', 'message']).default('sms'),
});
/** No internet between these times on these days (1 Monday … 7 Sunday); the end may be on the next day. */
const access = z.object({
  kind: z.literal('access'),
  title: singleLine(12),
  weekdays: z.array(integer(1, 7)).min(1).max(7),
  from: clockTime,
  to: clockTime,
});
const stored = { settingId: id, enabled: z.boolean() };

const usageKind = z.enum(usageKindIds);

export const flowSetting = z.discriminatedUnion('kind', [alert.extend(stored), access.extend(stored)]);
export type FlowSetting = z.output<typeof flowSetting>;

export const flowSettings = z.object({
  alertOn: z.boolean(),
  accessRulesOn: z.boolean(),
  household: z.boolean(),
  /** Kinds of apps without internet. */
  blockedKinds: z.array(usageKind),
  /** Access times and kinds that the network has not taken over yet. */
  accessPending: z.boolean(),
  settings: z.array(flowSetting),
});
export type FlowSettings = z.output<typeof flowSettings>;

/** Usage of one month; figures are whole megabytes. */
export const flowUsage = z.object({
  mobile: maskedMobile,
  packageName: z.string(),
  month,
  daysLeft: count,
  totalMb: count,
  usedMb: count,
  leftMb: count,
  todayMb: count,
  dailyAverageMb: count,
  days: z.array(z.object({ date: isoDate, usedMb: count })),
  /** Minutes of calls; absent where the package has none or the billing system does not say. */
  voice: z.object({ totalMinutes: count, leftMinutes: count }).optional(),
  /** Charges of the month so far; only of the subscriber's own number, and absent where the billing system does not say. */
  billFen: fen.optional(),
});
export type FlowUsage = z.output<typeof flowUsage>;

const reportAgreement = z.object({ templateId: id, version: z.string(), title: z.string() });
/** The internet-behaviour report: nothing is read before the subscriber consented to it. */
export const behaviorReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('consent-needed'), agreement: reportAgreement }),
  z.object({
    kind: z.literal('report'),
    agreement: reportAgreement,
    agreedAt: isoTime,
    month,
    days: z.array(
      z.object({
        date: isoDate,
        uses: z.array(z.object({ usage: usageKind, usedMb: count, minutes: count })),
      }),
    ),
  }),
]);
export type BehaviorReport = z.output<typeof behaviorReport>;

const changed = { settingId: idText };

export const phoneFlowShapes = {
  flowSettings: shape(notInSpec(z.object(numberSelector)), notInSpec(flowSettings)),
  /** Switches one setting, all settings of a kind, a kind of apps, or the household. */
  switchFlowSetting: shape(
    notInSpec(
      z.discriminatedUnion('target', [
        z.object({ target: z.literal('setting'), settingId: idText, on: z.boolean() }),
        z.object({ target: z.literal('alert'), on: z.boolean(), ...numberSelector }),
        z.object({ target: z.literal('access'), on: z.boolean(), ...numberSelector }),
        z.object({ target: z.literal('usage'), usage: usageKind, blocked: z.boolean(), ...numberSelector }),
        z.object({ target: z.literal('household'), on: z.boolean() }),
      ]),
    ),
    notInSpec(flowSettings),
  ),
  addFlowSetting: shape(
    notInSpec(z.discriminatedUnion('kind', [alert.extend(numberSelector), access.extend(numberSelector)])),
    notInSpec(flowSetting),
  ),
  editFlowSetting: shape(
    notInSpec(z.discriminatedUnion('kind', [alert.extend(changed), access.extend(changed)])),
    notInSpec(flowSetting),
  ),
  deleteFlowSetting: shape(notInSpec(z.object(changed)), noData),
  flowUsage: shape(notInSpec(z.object({ ...numberSelector, month: month.optional() })), notInSpec(flowUsage)),
  monthlyFlow: shape(
    notInSpec(z.object({ ...numberSelector, months: integer(1, 12).default(6) })),
    notInSpec(z.object({ months: z.array(z.object({ month, usedMb: count, totalMb: count })) })),
  ),
  behaviorReport: shape(notInSpec(z.object({ month: month.optional() })), notInSpec(behaviorReport)),
};
