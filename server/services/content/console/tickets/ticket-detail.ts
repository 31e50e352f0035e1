import { sql } from 'kysely';
import type { DeskTicketDetail } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import { maskAll } from '#core/rules/format/phone.ts';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { NotFound } from '../../../../http/refusal.ts';
import { deskColumns, deskJoins, deskView, type DeskRow } from './ticket-desk-rows.ts';
import { ticketThings } from './ticket-things.ts';

interface DetailRow extends DeskRow {
  readonly question: string | null;
}

const otherTicketsShown = 5;

/** A ticket with its conversation, what the desk did with it, and what it is about. */
export async function ticketDetail(
  { db, encryption, clock }: Pick<Deps, 'db' | 'encryption' | 'clock'>,
  ticketId: string,
): Promise<DeskTicketDetail> {
  const {
    rows: [row],
  } = await sql<DetailRow>`
    select ${deskColumns}, q.title as question from support_tickets t ${deskJoins}
    left join questions q on q.question_id = t.question_id where t.ticket_id = ${ticketId}`.execute(db);
  if (!row) throw new NotFound('没有这个工单');
  const [conversation, events, things, otherTickets] = await Promise.all([
    conversationOf(db, ticketId),
    eventsOf(db, ticketId),
    ticketThings(db, ticketId, row.user_id),
    ticketsBeside(db, ticketId, row.user_id),
  ]);
  return {
    ...deskView(encryption, row, clock.now()),
    question: row.question,
    conversation,
    events,
    ...things,
    otherTickets,
  };
}

const conversationOf = async (db: Db, ticketId: string): Promise<DeskTicketDetail['conversation']> =>
  (
    await db
      .selectFrom('support_messages as m')
      .leftJoin('operators as o', 'o.operator_id', 'm.operator_id')
      .select(['m.seq', 'm.sender', 'o.name', 'm.text', 'm.sent_at'])
      .where('m.ticket_id', '=', ticketId)
      .orderBy('m.seq')
      .execute()
  ).map(({ seq, sender, name, text, sent_at }) => ({
    seq,
    sender,
    by: name,
    text: maskAll(text),
    sentAt: sent_at.toISOString(),
  }));

const eventsOf = async (db: Db, ticketId: string): Promise<DeskTicketDetail['events']> =>
  (
    await db
      .selectFrom('ticket_events as e')
      .leftJoin('operators as o', 'o.operator_id', 'e.operator_id')
      .leftJoin('operators as r', 'r.operator_id', 'e.to_operator')
      .select(['e.at', 'e.kind', 'o.name', 'r.name as receiver', 'e.note'])
      .where('e.ticket_id', '=', ticketId)
      .orderBy('e.event_id')
      .execute()
  ).map(({ at, kind, name, receiver, note }) => ({
    at: at.toISOString(),
    kind,
    by: name,
    to: receiver,
    note,
  }));

const ticketsBeside = async (
  db: Db,
  ticketId: string,
  userId: string,
): Promise<DeskTicketDetail['otherTickets']> =>
  (
    await db
      .selectFrom('support_tickets')
      .select(['ticket_id', 'title', 'state', 'updated_at'])
      .where('user_id', '=', userId)
      .where('ticket_id', '<>', ticketId)
      .orderBy('updated_at', 'desc')
      .limit(otherTicketsShown)
      .execute()
  ).map((row) => ({
    ticketId: row.ticket_id,
    title: maskAll(row.title),
    state: row.state,
    updatedAt: row.updated_at.toISOString(),
  }));
