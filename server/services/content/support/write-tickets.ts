import type { Selectable } from 'kysely';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { support } from '#core/contract/user/support.ts';
import type { TicketDetail } from '#core/contract/user/support.shapes.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { SupportMessages, SupportTickets } from '../../../db/schema/support.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { before, dayMs } from '../../../lifetime.ts';
import { sendMessage } from '../messages/send-messages.ts';
import { notFound, supportTicket } from './ticket-view.ts';

type TicketRow = Selectable<SupportTickets>;

const maxUnclosed = 3;
const maxMessages = 100;
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
    // Serialises the subscriber's own requests, so that the count below holds.
    await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
    const { unclosed } = await tx
      .selectFrom('support_tickets')
      .select((e) => e.fn.countAll<number>().as('unclosed'))
      .where('user_id', '=', userId)
      .where('state', '<>', 'closed')
      .executeTakeFirstOrThrow();
    if (unclosed >= maxUnclosed) throw new Refusal(`您有${maxUnclosed}个工单在处理，请先在“我的工单”里跟进`);
    const about = await tx
      .selectFrom('questions')
      .select(['question_id', 'title'])
      .where('question_id', '=', questionId ?? '')
      .executeTakeFirst();
    const { ticket_id } = await tx
      .insertInto('support_tickets')
      .values({
        user_id: userId,
        question_id: about?.question_id ?? null,
        title: about?.title ?? shortTitle(text),
        state: 'open',
        waiting_since: now,
        created_at: now,
        updated_at: now,
        closed_at: null,
      })
      .returning('ticket_id')
      .executeTakeFirstOrThrow();
    await addMessage(tx, ticket_id, { sender: 'subscriber', text }, now);
    return supportTicket(tx, userId, ticket_id);
  });
}

/** Adds to a ticket that is not closed. One that waits keeps its place in the queue, an answered one waits again. */
export async function replyTicket(
  { db, clock }: Deps,
  { userId }: Member,
  { ticketId, text }: InputOf<typeof support.replyTicket>,
): Promise<TicketDetail> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (ticket?.user_id !== userId) throw new Refusal(notFound);
    if (ticket.state === 'closed') throw new Refusal('工单已结束，请提交新的工单');
    await addMessage(tx, ticketId, { sender: 'subscriber', text }, now);
    await setState(tx, ticketId, { state: 'open', waiting_since: ticket.waiting_since ?? now }, now);
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

/** The other side: a person answers, and the subscriber gets a message. */
export async function answerTicket(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ticketId: string,
  { text, closes }: { readonly text: string; readonly closes: boolean },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket || ticket.state === 'closed') throw new Refusal(notFound);
    const seq = await addMessage(tx, ticketId, { sender: 'agent', text }, now);
    await setState(tx, ticketId, closes ? closedAt(now) : { state: 'answered', waiting_since: null }, now);
    await sendMessage(
      tx,
      {
        userId: ticket.user_id,
        source: `ticket ${ticketId} ${seq}`,
        kind: 'service',
        topic: 'support',
        title: `客服回复了“${ticket.title}”`,
        text,
        link: { page: 'myTickets', query: { ticketId } },
      },
      now,
    );
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

const closedAt = (now: Date) => ({ state: 'closed', waiting_since: null, closed_at: now }) as const;

const lockTicket = (tx: Tx, ticketId: string): Promise<TicketRow | undefined> =>
  tx
    .selectFrom('support_tickets')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .forUpdate()
    .executeTakeFirst();

async function addMessage(
  tx: Tx,
  ticketId: string,
  message: Pick<SupportMessages, 'sender' | 'text'>,
  now: Date,
): Promise<number> {
  const { last } = await tx
    .selectFrom('support_messages')
    .select((e) => e.fn.coalesce(e.fn.max('seq'), e.lit(0)).as('last'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  if (last >= maxMessages) throw new Refusal('这个工单的消息太多了，请结束后提交新的工单');
  await tx
    .insertInto('support_messages')
    .values({ ...message, ticket_id: ticketId, seq: last + 1, sent_at: now })
    .execute();
  return last + 1;
}

const setState = (
  tx: Tx,
  ticketId: string,
  state: Partial<Pick<TicketRow, 'state' | 'waiting_since' | 'closed_at'>>,
  now: Date,
) =>
  tx
    .updateTable('support_tickets')
    .set({ ...state, updated_at: now })
    .where('ticket_id', '=', ticketId)
    .execute();

/** The first line, cut to fit a row. */
function shortTitle(text: string): string {
  const characters = Array.from(text.split('\n')[0] ?? '');
  return characters.length > titleLength
    ? `${characters.slice(0, titleLength - 1).join('')}…`
    : characters.join('');
}
