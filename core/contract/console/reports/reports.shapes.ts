import { z } from 'zod';
import { hosts } from '../../../config/hosts.ts';
import { shape } from '../../endpoint.ts';
import { areaNum, count, idText, isoDate, isoTime, oneOf } from '../../fields.ts';
import { rowsOf } from '../fields.shapes.ts';
import { eventGroups, funnelGroups, reportGroups } from './report-groups.ts';

const hostIds = hosts.map((host) => host.id);

/** The last so many days with today, or from one day to another. */
export const reportPeriod = {
  period: oneOf(7, 30, 90).default(30),
  from: isoDate.optional(),
  until: isoDate.optional(),
};

const input = z.object({
  ...reportPeriod,
  by: z.enum(reportGroups).default('day'),
  product: idText.optional(),
  city: areaNum.optional(),
  host: z.enum(hostIds).optional(),
});

const claimCounts = z.object({
  claimed: count,
  delivered: count,
  /** Not delivered: the quota and the piece were given back. */
  failed: count,
});
export type ClaimCounts = z.output<typeof claimCounts>;

const orderCounts = z.object({
  orders: count,
  pieces: count,
  paid: count,
  paidFen: count,
  refunds: count,
  refundsFen: count,
});
export type OrderCounts = z.output<typeof orderCounts>;

/** The counts of the period; of its days that are over; and of as many days before the period. */
const compared = <Counts extends z.ZodType>(counts: Counts) =>
  z.object({ now: counts, complete: counts, before: counts });

const reportOf = <Counts extends z.ZodType>(counts: Counts) =>
  rowsOf(z.object({ key: z.string(), name: z.string(), ...compared(counts).shape })).extend({
    readAt: isoTime,
    from: isoDate,
    until: isoDate,
    /** Nothing later is counted yet; null: the first count is not done. */
    countedUntil: isoTime.nullable(),
    /** The name of the product or page that is filtered by. */
    onlyName: z.string().nullable(),
    total: compared(counts),
    /** Every day of the period in order, each beside that of the period before. */
    days: z.array(z.object({ day: isoDate, now: counts, before: counts })),
  });

const claimReport = reportOf(claimCounts);
export type ClaimReport = z.output<typeof claimReport>;
const orderReport = reportOf(orderCounts);
export type OrderReport = z.output<typeof orderReport>;

const funnelCounts = z.object({
  visit: count,
  detail: count,
  preview: count,
  submitted: count,
  paid: count,
  done: count,
  /** The way of a claim: saw a page with rights, pressed one, claimed, and got it. */
  claimPage: count,
  pressed: count,
  claimed: count,
  received: count,
});
export type FunnelCounts = z.output<typeof funnelCounts>;
const funnelReport = reportOf(funnelCounts);
export type FunnelReport = z.output<typeof funnelReport>;

const eventCounts = z.object({ events: count, views: count, taps: count, impressions: count });
export type EventCounts = z.output<typeof eventCounts>;
const eventReport = reportOf(eventCounts);
export type EventReport = z.output<typeof eventReport>;

export const reportShapes = {
  claimReport: shape(input, claimReport),
  orderReport: shape(input, orderReport),
  funnelReport: shape(
    z.object({
      ...reportPeriod,
      by: z.enum(funnelGroups).default('day'),
      city: areaNum.optional(),
      host: z.enum(hostIds).optional(),
    }),
    funnelReport,
  ),
  eventReport: shape(
    z.object({
      ...reportPeriod,
      by: z.enum(eventGroups).default('day'),
      event: idText.optional(),
      page: idText.optional(),
      host: z.enum(hostIds).optional(),
    }),
    eventReport,
  ),
};
