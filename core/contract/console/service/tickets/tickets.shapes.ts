import { z } from 'zod';
import { shape } from '../../../endpoint.ts';
import {
  count,
  idText,
  integer,
  isoTime,
  maskedMobile,
  mobile,
  noInput,
  orderState,
  singleLine,
} from '../../../fields.ts';
import { claimStates } from '../../claim-states.ts';
import { keyset, operatorName, rowsOf } from '../../fields.shapes.ts';
import { ticketOwners, ticketStates, ticketTopics } from './ticket-states.ts';

const topic = z.enum(ticketTopics);
const state = z.enum(ticketStates);

const ticketRow = z.object({
  ticketId: z.string(),
  /** T-1024 */
  ticketNo: z.string(),
  topic,
  state,
  /** The subscriber's words, with numbers masked. */
  title: z.string(),
  lastText: z.string(),
  userId: z.string(),
  mobile: maskedMobile,
  /** Null: nobody has taken it. */
  operator: operatorName.nullable(),
  messages: count,
  createdAt: isoTime,
  updatedAt: isoTime,
  /** The subscriber's last message. */
  lastWordAt: isoTime,
  /** The first word without an answer; null: it does not wait for the desk. */
  waitingSince: isoTime.nullable(),
  waitsSeconds: count.nullable(),
  /** Waits longer than it should. */
  isLate: z.boolean(),
  closedAt: isoTime.nullable(),
});
export type DeskTicket = z.output<typeof ticketRow>;

const order = z.object({
  orderNo: z.string(),
  goodsName: z.string(),
  state: orderState,
  payableFen: count,
  createdAt: isoTime,
});
const claim = z.object({
  claimId: z.string(),
  rightsName: z.string(),
  state: z.enum(claimStates),
  claimedAt: isoTime,
});

const ticketDetail = z.object({
  ...ticketRow.shape,
  /** The question that the subscriber came from. */
  question: z.string().nullable(),
  conversation: z.array(
    z.object({
      seq: count,
      sender: z.enum(['subscriber', 'agent']),
      /** Who wrote an answer; null: the subscriber, or an answer from before the desk. */
      by: z.string().nullable(),
      text: z.string(),
      sentAt: isoTime,
    }),
  ),
  events: z.array(
    z.object({
      at: isoTime,
      kind: z.enum(['taken', 'transferred', 'closed', 'reopened', 'linked']),
      by: z.string().nullable(),
      to: z.string().nullable(),
      note: z.string(),
    }),
  ),
  orders: z.array(order),
  claims: z.array(claim),
  /** Of the same subscriber, newest first, without those that are linked. */
  recent: z.object({ orders: z.array(order), claims: z.array(claim) }),
  otherTickets: z.array(z.object({ ticketId: z.string(), title: z.string(), state, updatedAt: isoTime })),
});
export type DeskTicketDetail = z.output<typeof ticketDetail>;

const template = z.object({
  templateId: z.string(),
  title: z.string(),
  topic: topic.nullable(),
  text: z.string(),
  isActive: z.boolean(),
  edit: count,
  changedBy: z.string().nullable(),
  changedAt: isoTime,
});
export type ReplyTemplate = z.output<typeof template>;

const ofTicket = z.object({ ticketId: idText });
/** Several lines, without other control characters, as subscribers write. */
const writtenText = z
  .string()
  .trim()
  .min(2)
  .max(500)
  .regex(/^(?:\P{Cc}|\n)*$/u);

/** Another operator was first: whoever is told so decides again with what is there now. */
const takenBefore = z.object({ kind: z.literal('taken-before'), by: z.string(), at: isoTime });
const closedBefore = z.object({ kind: z.literal('closed-before'), by: z.string().nullable(), at: isoTime });
export const ticketDeskShapes = {
  /** Asked by POST, because a number must not stand in an address. */
  tickets: shape(
    z.object({
      mobile: mobile.optional(),
      /** T-1024, or the number of an order or a claim that is linked. */
      number: idText.optional(),
      /** Absent: all. */
      state: state.optional(),
      owner: z.enum(ticketOwners).optional(),
      operatorId: idText.optional(),
      topic: topic.optional(),
      /** Waiting at least so long. */
      waitedMinutes: integer(1, 100_000).optional(),
      from: isoTime.optional(),
      until: isoTime.optional(),
      ...keyset,
    }),
    rowsOf(ticketRow),
  ),
  ticketCounts: shape(
    noInput,
    z.object({
      open: count,
      answered: count,
      openMine: count,
      openUnassigned: count,
      closedToday: count,
      /** How long the first of the queue waits; null: none does. */
      longestSeconds: count.nullable(),
    }),
  ),
  ticketDetail: shape(ofTicket, ticketDetail),
  /** Operators who may answer. */
  ticketColleagues: shape(noInput, z.object({ rows: z.array(operatorName.extend({ open: count })) })),
  /** Opened by an operator for the subscriber of an order. */
  openOrderTicket: shape(
    z.object({ orderNo: idText, topic, text: writtenText }),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('opened'), ticketId: z.string() }),
      /** The order has one that is not closed. */
      z.object({ kind: z.literal('there-before'), ticketId: z.string(), ticketNo: z.string() }),
    ]),
  ),
  takeTicket: shape(
    ofTicket,
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('taken') }), takenBefore, closedBefore]),
  ),
  answerTicket: shape(
    z.object({
      ticketId: idText,
      text: writtenText,
      /** The last message that was on the screen. */
      seen: count,
      closes: z.boolean().default(false),
    }),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('sent'), seq: count }),
      /** Another answer came after what was on the screen. */
      z.object({ kind: z.literal('answered-before'), by: z.string(), at: isoTime }),
      takenBefore,
      closedBefore,
    ]),
  ),
  transferTicket: shape(
    z.object({
      ticketId: idText,
      to: idText,
      note: singleLine(200, 2),
      /** Who had it on the screen; null: nobody. */
      from: idText.nullable(),
    }),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('transferred'), to: z.string() }),
      takenBefore,
      closedBefore,
    ]),
  ),
  endTicket: shape(
    ofTicket.extend({ note: singleLine(200, 2) }),
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('closed') }), takenBefore, closedBefore]),
  ),
  linkTicket: shape(
    ofTicket.extend({ kind: z.enum(['order', 'claim']), key: idText }),
    z.object({ kind: z.literal('linked') }),
  ),
  replyTemplates: shape(noInput, z.object({ rows: z.array(template) })),
  saveReplyTemplate: shape(
    z.object({
      /** Absent: a new one. */
      templateId: idText.optional(),
      edit: count.optional(),
      title: singleLine(30, 2),
      topic: topic.nullable(),
      text: writtenText,
      isActive: z.boolean().default(true),
    }),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('saved'), templateId: z.string() }),
      z.object({ kind: z.literal('changed-before'), by: z.string(), at: isoTime }),
    ]),
  ),
};
