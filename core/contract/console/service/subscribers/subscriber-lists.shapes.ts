import { z } from 'zod';
import { shape } from '../../../endpoint.ts';
import { count, fen, idText, isoTime, maskedMobile, month, orderState } from '../../../fields.ts';
import { messageTopics } from '../../../user/message-kinds.ts';
import { claimStates } from '../../claim-states.ts';
import { keyset, rowsOf } from '../../fields.shapes.ts';
import { ticketStates, ticketTopics } from '../tickets/ticket-states.ts';

const claim = z.object({
  claimId: z.string(),
  rightsName: z.string(),
  productName: z.string(),
  state: z.enum(claimStates),
  cycle: month,
  claimedAt: isoTime,
  settledAt: isoTime.nullable(),
});
export type SubscriberClaim = z.output<typeof claim>;

const order = z.object({
  orderNo: z.string(),
  goodsName: z.string(),
  state: orderState,
  payableFen: fen,
  refundedFen: fen,
  createdAt: isoTime,
});
export type SubscriberOrder = z.output<typeof order>;

const ticket = z.object({
  ticketId: z.string(),
  ticketNo: z.string(),
  title: z.string(),
  topic: z.enum(ticketTopics),
  state: z.enum(ticketStates),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type SubscriberTicket = z.output<typeof ticket>;

/** Of the subscriber's own messages; those to all are not among them. */
const message = z.object({
  messageId: z.string(),
  topic: z.enum(messageTopics),
  title: z.string(),
  text: z.string(),
  publishedAt: isoTime,
  isRead: z.boolean(),
});
export type SubscriberMessage = z.output<typeof message>;

const signIn = z.object({
  entryId: z.string(),
  at: isoTime,
  /** What happened, in the subscriber's words. */
  text: z.string(),
  isRefused: z.boolean(),
  network: z.string(),
  times: count,
});
export type SubscriberSignIn = z.output<typeof signIn>;

const note = z.object({ noteId: z.string(), at: isoTime, by: z.string(), text: z.string() });
export type SubscriberNote = z.output<typeof note>;

const number = z.object({
  label: z.string(),
  mobile: maskedMobile,
  boundAt: isoTime,
  releasedAt: isoTime.nullable(),
});
const consent = z.object({
  templateId: z.string(),
  title: z.string(),
  version: z.string(),
  agreedAt: isoTime,
  withdrawnAt: isoTime.nullable(),
});

const ofSubscriber = z.object({ userId: idText });
const pageOf = z.object({ userId: idText, ...keyset });

export const subscriberListShapes = {
  subscriberClaims: shape(pageOf, rowsOf(claim)),
  subscriberOrders: shape(pageOf, rowsOf(order)),
  subscriberTickets: shape(pageOf, rowsOf(ticket)),
  subscriberMessages: shape(pageOf, rowsOf(message)),
  subscriberSignIns: shape(pageOf, rowsOf(signIn)),
  subscriberNotes: shape(pageOf, rowsOf(note)),
  /** The 20 newest, those that were released included. */
  subscriberNumbers: shape(ofSubscriber, z.object({ rows: z.array(number) })),
  /** The 50 newest. */
  subscriberConsents: shape(ofSubscriber, z.object({ rows: z.array(consent) })),
};
