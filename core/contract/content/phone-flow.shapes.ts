import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  clockTime,
  count,
  id,
  idText,
  line,
  maskedMobile,
  month,
  isoDate,
  noData,
  ours,
  whole,
} from '../fields.ts';
import { ofNumber } from './phone-manage.shapes.ts';

/** Say so when this much data is used. */
const alert = z.object({
  kind: z.literal('alert'),
  thresholdMb: whole(1, 10_485_760),
  notifyBy: z.enum(['sms', 'message']).default('sms'),
});
/** No internet between these times on these days (1 Monday … 7 Sunday); the end may lie on the next morning. */
const access = z.object({
  kind: z.literal('access'),
  title: line(12),
  weekdays: z.array(whole(1, 7)).min(1).max(7),
  from: clockTime,
  to: clockTime,
});
const stored = { settingId: id, enabled: z.boolean() };

export const flowSetting = z.discriminatedUnion('kind', [alert.extend(stored), access.extend(stored)]);
export type FlowSetting = z.output<typeof flowSetting>;

export const flowSettings = z.object({
  alertOn: z.boolean(),
  accessRulesOn: z.boolean(),
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
  dailyAverageMb: count,
  days: z.array(z.object({ date: isoDate, usedMb: count })),
  /** What the data went to: the internet-behaviour report. */
  uses: z.array(z.object({ name: z.string(), usedMb: count, minutes: count })),
});
export type FlowUsage = z.output<typeof flowUsage>;

const changed = { settingId: idText };

export const phoneFlowShapes = {
  flowSettings: shape(ours(z.object(ofNumber)), ours(flowSettings)),
  /** One setting's switch, or the switch over all of a kind. */
  switchFlowSetting: shape(
    ours(
      z.discriminatedUnion('target', [
        z.object({ target: z.literal('setting'), settingId: idText, on: z.boolean() }),
        z.object({ target: z.literal('alert'), on: z.boolean(), ...ofNumber }),
        z.object({ target: z.literal('access'), on: z.boolean(), ...ofNumber }),
      ]),
    ),
    ours(flowSettings),
  ),
  addFlowSetting: shape(
    ours(z.discriminatedUnion('kind', [alert.extend(ofNumber), access.extend(ofNumber)])),
    ours(flowSetting),
  ),
  editFlowSetting: shape(
    ours(z.discriminatedUnion('kind', [alert.extend(changed), access.extend(changed)])),
    ours(flowSetting),
  ),
  deleteFlowSetting: shape(ours(z.object(changed)), noData),
  flowUsage: shape(ours(z.object({ ...ofNumber, month: month.optional() })), ours(flowUsage)),
  monthlyFlow: shape(
    ours(z.object({ ...ofNumber, months: whole(1, 12).default(6) })),
    ours(z.object({ months: z.array(z.object({ month, usedMb: count, totalMb: count })) })),
  ),
};
