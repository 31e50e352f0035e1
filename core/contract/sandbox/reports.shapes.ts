import { z } from 'zod';
import { areaNum, count, fen, integer, isoTime } from '../fields.ts';
import { shape } from '../endpoint.ts';

const claim = z.object({
  claimId: z.string(),
  mobile: z.string(),
  rightsName: z.string(),
  cycle: z.string(),
  state: z.enum(['delivering', 'delivered', 'failed']),
  tries: count,
  claimedAt: isoTime,
  note: z.string(),
  trace: z.array(z.object({ at: isoTime, event: z.string(), detail: z.string() })),
});
export type TracedClaim = z.output<typeof claim>;

const steps = z.array(z.object({ step: z.string(), title: z.string(), visits: count }));
/** What recommendations led to. */
const recommended = z.object({
  steps,
  /** The recommended goods that were opened most. */
  goods: z.array(
    z.object({
      goodsId: z.string(),
      goodsName: z.string(),
      reason: z.string(),
      clicks: count,
      orders: count,
    }),
  ),
});
export type RecommendationFunnel = z.output<typeof recommended>;

const eventsReport = z.object({
  now: isoTime,
  minutes: z.int(),
  total: count,
  /** Counts of this process since its start. */
  ingestion: z.object({
    accepted: count,
    stored: count,
    dropped: count,
    lost: count,
    refused: count,
    waiting: count,
  }),
  perMinute: z.array(z.object({ minute: isoTime, total: count, kinds: z.record(z.string(), count) })),
  funnel: steps,
  recommended,
  topPages: z.array(
    z.object({ pageId: z.string(), pageName: z.string().nullable(), events: count, visits: count }),
  ),
  recent: z.array(
    z.object({
      at: isoTime,
      kind: z.string(),
      userId: z.string().nullable(),
      pathId: z.string().nullable(),
      pageId: z.string().nullable(),
      actionType: z.int().nullable(),
      record: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type EventsReport = z.output<typeof eventsReport>;

const sums = z.array(z.object({ orderNo: z.string(), channel: z.string(), fen })).readonly();

/** At most so many lines are kept. */
export const maxLogRecords = 500;
const logRecord = z.looseObject({ level: z.number(), time: z.string(), msg: z.string() });
export type LogRecord = z.output<typeof logRecord>;

export const securityKind = z.enum(['sign-in', 'refused', 'replay', 'export', 'operator', 'account']);
export type SecurityKind = z.output<typeof securityKind>;

export const reportShapes = {
  claims: shape(z.object({}), z.array(claim)),
  eventsReport: shape(z.object({ minutes: integer(1, 1440).default(60) }), eventsReport),
  recommendations: shape(
    z.object({ city: areaNum.optional(), level: integer(0, 4).default(0) }),
    z.object({
      audience: z.string(),
      list: z.array(
        z.object({
          place: z.int(),
          goodsId: z.string(),
          goodsName: z.string(),
          recommendId: z.string(),
          score: z.number(),
          reasons: z.array(z.object({ kind: z.string(), points: z.number(), text: z.string() })).readonly(),
          computedAt: isoTime,
        }),
      ),
    }),
  ),
  ledger: shape(
    z.object({}),
    z.object({
      ours: sums,
      channel: sums,
      differences: z.array(
        z.object({ orderNo: z.string(), channel: z.string(), oursFen: fen, channelFen: fen }),
      ),
    }),
  ),
  log: shape(
    z.object({
      level: z.enum(['debug', 'info', 'warn', 'error', 'fatal']).default('debug'),
      /** Text anywhere in the line, case-insensitive. */
      text: z.string().max(100).default(''),
      limit: integer(1, maxLogRecords).default(100),
    }),
    z.object({ records: z.array(logRecord) }),
  ),
  securityLog: shape(
    z.object({
      kind: securityKind.optional(),
      /** A whole number is found by its look-up; any other text in what is shown. */
      text: z.string().trim().max(100).default(''),
      limit: integer(1, 500).default(100),
    }),
    z.object({
      entries: z.array(
        z.object({
          at: isoTime,
          kind: securityKind,
          what: z.string(),
          mobile: z.string().nullable(),
          userId: z.string().nullable(),
          ip: z.string(),
          times: count,
          detail: z.string(),
        }),
      ),
    }),
  ),
};
