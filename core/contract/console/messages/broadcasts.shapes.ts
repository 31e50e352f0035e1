import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import {
  count,
  idText,
  integer,
  isoTime,
  maskedMobile,
  mobile,
  noData,
  noInput,
  singleLine,
} from '../../fields.ts';
import { message } from '../../user/messages.shapes.ts';
import { broadcastStates, broadcastTopics } from './broadcast-states.ts';
import { keyset, operatorName, rowsOf } from '../fields.shapes.ts';

/** Who receives it. Empty lists do not narrow; levels: 0 is without a membership. */
const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everyone') }),
  z.object({
    kind: z.literal('filter'),
    levels: z.array(z.int().min(0).max(9)).max(10),
    areas: z.array(z.string().regex(/^\d{6}$/)).max(20),
    products: z.array(z.string().min(1).max(64)).max(20),
  }),
  z.object({ kind: z.literal('list') }),
]);
export type Audience = z.output<typeof audience>;

const recipients = z.object({ value: count, exact: z.boolean() });
const row = z.object({
  broadcastId: z.string(),
  topic: z.enum(broadcastTopics),
  title: z.string(),
  state: z.enum(broadcastStates),
  audienceText: z.string(),
  /** Null: not counted before it is sent. */
  recipients: recipients.nullable(),
  sent: count,
  reads: count,
  sendAt: isoTime.nullable(),
  madeBy: operatorName,
  madeAt: isoTime,
});
export type BroadcastRow = z.output<typeof row>;

const detail = row.extend({
  text: z.string(),
  /** As it was typed. */
  link: z.string(),
  audience,
  /** Counts the savings of the draft. */
  edit: count,
  taskId: z.string().nullable(),
  /** Lines of the uploaded list that can be reached. */
  listed: count.nullable(),
  startedAt: isoTime.nullable(),
  withdrawnAt: isoTime.nullable(),
  withdrawnBy: operatorName.nullable(),
  proposalId: z.string().nullable(),
  /** Why it ended before all were reached. */
  fault: z.string(),
  /** As the subscriber sees it. */
  preview: message.pick({ kind: true, topic: true, title: true, text: true, link: true }),
  /** Numbers that it was shown to before, masked. */
  samples: z.array(z.object({ mobile: maskedMobile, at: isoTime, by: z.string() })),
});
export type BroadcastDetail = z.output<typeof detail>;

/** 20,000 lines in one upload. */
export const maxListLength = 900_000;
const wrongEntry = z.object({
  lineNo: count,
  /** Masked. */
  content: z.string(),
  fault: z.string(),
  cure: z.string(),
});
const listReport = z.object({
  fileName: z.string(),
  total: count,
  ready: count,
  duplicates: count,
  wrongForm: count,
  unknown: count,
  wrong: z.array(wrongEntry),
  edit: count,
});
export type RecipientReport = z.output<typeof listReport>;

const reason = singleLine(200, 4);

export const broadcastShapes = {
  broadcasts: shape(
    z.object({
      topic: z.enum(broadcastTopics).optional(),
      state: z.enum(broadcastStates).optional(),
      ...keyset,
    }),
    rowsOf(row),
  ),
  broadcast: shape(z.object({ broadcastId: idText }), detail),
  broadcastProducts: shape(
    noInput,
    z.object({ rows: z.array(z.object({ productId: z.string(), name: z.string() })) }),
  ),
  countAudience: shape(z.object({ audience }), z.object({ recipients, needsApproval: z.boolean() })),
  saveBroadcast: shape(
    z.object({
      /** Absent: a new draft. */
      broadcastId: idText.optional(),
      /** The saving that was read; of two windows the slower one is refused. */
      edit: integer(0, 1_000_000).default(0),
      topic: z.enum(broadcastTopics),
      title: singleLine(30, 2),
      text: z.string().trim().min(2).max(500),
      link: singleLine(300, 0),
      audience,
    }),
    z.object({ broadcastId: z.string(), edit: count }),
  ),
  /** Checks a list of numbers and user ids, and stores it sealed; sends nothing. */
  uploadRecipients: shape(
    z.object({
      broadcastId: idText,
      fileName: singleLine(80),
      list: z.string().min(1).max(maxListLength),
    }),
    listReport,
  ),
  sendSample: shape(
    z.object({ broadcastId: idText, mobile }),
    z.object({ mobile: maskedMobile, leftThisHour: count }),
  ),
  /** Sends at the time, or waits for a second person above 10,000 recipients. */
  startBroadcast: shape(
    z.object({
      broadcastId: idText,
      edit: integer(0, 1_000_000),
      /** Null: at once. */
      sendAt: isoTime.nullable(),
      reason,
    }),
    z.discriminatedUnion('step', [
      z.object({ step: z.literal('scheduled') }),
      z.object({ step: z.literal('proposed'), proposalId: z.string() }),
    ]),
  ),
  withdrawBroadcast: shape(z.object({ broadcastId: idText, reason }), noData),
};
