import type { InputOf } from '#core/contract/endpoint.ts';
import type { TicketTopic } from '#core/contract/console/service/tickets/ticket-states.ts';
import type { support } from '#core/contract/user/support.ts';
import type { TicketDetail } from '#core/contract/user/support.shapes.ts';
import {
  maxUnclosedTickets,
  tooManyTickets,
  writeObstacle,
} from '#core/rules/console/service/tickets/ticket-acts.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { before, dayMs } from '../../../lifetime.ts';
import {
  addMessage,
  closedAt,
  lockTicket,
  setState,
  unclosedTickets,
  type NewMessage,
} from './ticket-rows.ts';
import { notFound, supportTicket } from './ticket-view.ts';

const titleLength = 24;
const closeAfterMs = 7 * dayMs;

/** Hands a question over to a person. A subscriber has a few unclosed tickets at most. */
export async function openTicket(
  { db, clock }: Deps,
  { userId }: Member,
  { text, questionId }: InputOf<typeof support.openTicket>,
): Promise<TicketDetail> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    if ((await unclosedTickets(tx, userId)) >= maxUnclosedTickets) throw new Refusal(tooManyTickets);
    const about = await tx
      .selectFrom('questions')
      .select(['question_id', 'title', 'kind'])
      .where('question_id', '=', questionId ?? '')
      .executeTakeFirst();
    const ticketId = await writeTicket(
      tx,
      {
        userId,
        questionId: about?.question_id,
        title: about?.title,
        topic: about?.kind ?? 'other',
        message: { sender: 'subscriber', text, operator_id: null },
      },
      now,
    );
    return supportTicket(tx, userId, ticketId);
  });
}

interface NewTicket {
  readonly userId: string;
  readonly questionId?: string | undefined;
  /** Absent: the beginning of the message. */
  readonly title?: string | undefined;
  readonly topic: TicketTopic;
  readonly message: NewMessage;
}

/** A ticket that waits for the desk, with its first message; the caller has counted those that are not closed. */
export async function writeTicket(
  tx: Tx,
  { userId, questionId, title, topic, message }: NewTicket,
  now: Date,
): Promise<string> {
  const { ticket_id } = await tx
    .insertInto('support_tickets')
    .values({
      user_id: userId,
      question_id: questionId ?? null,
      title: title ?? shortTitle(message.text),
      topic,
      state: 'open',
      waiting_since: now,
      last_word_at: now,
      created_at: now,
      updated_at: now,
      closed_at: null,
    })
    .returning('ticket_id')
    .executeTakeFirstOrThrow();
  await addMessage(tx, ticket_id, message, now);
  return ticket_id;
}

/** Adds to a ticket. One that waits keeps its place in the queue, an answered one waits again, and one that has ended is opened again. */
export async function replyTicket(
  { db, clock }: Deps,
  { userId }: Member,
  { ticketId, text }: InputOf<typeof support.replyTicket>,
): Promise<TicketDetail> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (ticket?.user_id !== userId) throw new Refusal(notFound);
    if (ticket.state === 'closed') {
      const obstacle = writeObstacle(
        { state: 'closed', closedAt: ticket.closed_at, unclosed: await unclosedTickets(tx, userId) },
        now,
      );
      if (obstacle !== null) throw new Refusal(obstacle);
      await tx
        .insertInto('ticket_events')
        .values({ ticket_id: ticketId, at: now, kind: 'reopened', operator_id: null, to_operator: null })
        .execute();
    }
    await addMessage(tx, ticketId, { sender: 'subscriber', text, operator_id: null }, now);
    await setState(
      tx,
      ticketId,
      { state: 'open', waiting_since: ticket.waiting_since ?? now, closed_at: null, last_word_at: now },
      now,
    );
    return supportTicket(tx, userId, ticketId);
  });
}

/** Ends a ticket; a repetition is no error. */
export async function closeTicket(
  { db, clock }: Deps,
  { userId }: Member,
  ticketId: string,
): Promise<TicketDetail> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (ticket?.user_id !== userId) throw new Refusal(notFound);
    if (ticket.state !== 'closed') await setState(tx, ticketId, closedAt(now), now);
    return supportTicket(tx, userId, ticketId);
  });
}

/** Ends tickets that were answered a week ago. */
export const closeAnsweredTickets = (db: Db, now: Date): Promise<unknown> =>
  db
    .updateTable('support_tickets')
    .set(closedAt(now))
    .where('state', '=', 'answered')
    .where('updated_at', '<', before(now, closeAfterMs))
    .execute();

/** The first line, cut to fit a row. */
function shortTitle(text: string): string {
  const characters = Array.from(text.split('\n')[0] ?? '');
  return characters.length > titleLength
    ? `${characters.slice(0, titleLength - 1).join('')}…`
    : characters.join('');
}
