import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, id, idText, isoTime, noInput, notInSpec, pageOf, paging } from '../fields.ts';
import { questionKinds } from './question-kinds.ts';

const kind = z.enum(questionKinds);

const question = z.object({
  questionId: id,
  kind,
  title: z.string(),
  /** Plain text; line breaks separate paragraphs. */
  answer: z.string(),
  helpful: count,
});
export type Question = z.output<typeof question>;

/** `open` waits for a person, `answered` for the subscriber. */
const ticketState = z.enum(['open', 'answered', 'closed']);
const ticket = z.object({
  ticketId: id,
  title: z.string(),
  state: ticketState,
  createdAt: isoTime,
  updatedAt: isoTime,
  /** Open tickets that wait longer; null unless it is open. */
  ahead: count.nullable(),
  lastText: z.string(),
});
export type Ticket = z.output<typeof ticket>;

const ticketDetail = ticket.extend({
  messages: z.array(
    z.object({
      seq: count,
      sender: z.enum(['subscriber', 'agent']),
      text: z.string(),
      sentAt: isoTime,
    }),
  ),
});
export type TicketDetail = z.output<typeof ticketDetail>;

/** What a subscriber writes: several lines, without other control characters. */
const writtenText = z
  .string()
  .trim()
  .min(2)
  .max(500)
  .regex(/^(?:\P{Cc}|\n)*$/u);
const ofTicket = z.object({ ticketId: idText });

export const supportShapes = {
  /** The most helpful questions; those of a kind; or those that fit the words, best first. */
  questions: shape(
    notInSpec(z.object({ kind: kind.optional(), words: z.string().max(200).optional() })),
    notInSpec(z.object({ list: z.array(question) })),
  ),
  questionDetail: shape(
    notInSpec(z.object({ questionId: idText })),
    notInSpec(
      question.extend({
        /** The subscriber's own vote; null before it and for guests. */
        myVote: z.boolean().nullable(),
        related: z.array(question.pick({ questionId: true, title: true })),
      }),
    ),
  ),
  /** A subscriber votes once; later votes change nothing. */
  voteQuestion: shape(
    notInSpec(z.object({ questionId: idText, helpful: z.boolean() })),
    notInSpec(z.object({ questionId: id, helpful: count, myVote: z.boolean() })),
  ),
  supportQueue: shape(noInput, notInSpec(z.object({ waiting: count }))),
  openTicket: shape(
    notInSpec(z.object({ text: writtenText, questionId: idText.optional() })),
    notInSpec(ticketDetail),
  ),
  supportTickets: shape(notInSpec(z.object({ ...paging })), notInSpec(pageOf(ticket))),
  supportTicket: shape(notInSpec(ofTicket), notInSpec(ticketDetail)),
  replyTicket: shape(notInSpec(ofTicket.extend({ text: writtenText })), notInSpec(ticketDetail)),
  closeTicket: shape(notInSpec(ofTicket), notInSpec(ticketDetail)),
};
