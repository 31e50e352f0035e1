import { sql, type Selectable } from 'kysely';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { support } from '#core/contract/user/support.ts';
import type { Ticket, TicketDetail } from '#core/contract/user/support.shapes.ts';
import { mapPage, paged, type PageInput } from '../../../db/paged.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { SupportTickets } from '../../../db/schema/support.ts';
import { Refusal } from '../../../http/refusal.ts';

type Row = Selectable<SupportTickets> & { readonly ahead: number | null; readonly last_text: string | null };

export const notFound = '没有找到这个工单';

/** Tickets with their place in the queue: the open ones that wait longer. */
const ticketsOf = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('support_tickets as t')
    .selectAll('t')
    .select([
      sql<number | null>`case when t.state = 'open' then (
        select count(*)::int from support_tickets o
        where o.state = 'open' and (o.waiting_since, o.ticket_id) < (t.waiting_since, t.ticket_id)) end`.as(
        'ahead',
      ),
      sql<
        string | null
      >`(select m.text from support_messages m where m.ticket_id = t.ticket_id order by m.seq desc limit 1)`.as(
        'last_text',
      ),
    ])
    .where('t.user_id', '=', userId);

const view = (row: Row): Ticket => ({
  ticketId: row.ticket_id,
  title: row.title,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  ahead: row.ahead,
  lastText: row.last_text ?? '',
});

/** The subscriber's tickets, those with the newest message first. */
export async function supportTickets(
  db: Db,
  userId: string,
  page: PageInput,
): Promise<DataOf<typeof support.supportTickets>> {
  const counted = db.selectFrom('support_tickets').where('user_id', '=', userId);
  const rows = ticketsOf(db, userId).orderBy('t.updated_at', 'desc').orderBy('t.ticket_id');
  return mapPage(await paged(page, counted, rows), view);
}

export async function supportTicket(db: Db | Tx, userId: string, ticketId: string): Promise<TicketDetail> {
  const row = await ticketsOf(db, userId).where('t.ticket_id', '=', ticketId).executeTakeFirst();
  if (!row) throw new Refusal(notFound);
  const messages = await db
    .selectFrom('support_messages')
    .select(['seq', 'sender', 'text', 'sent_at'])
    .where('ticket_id', '=', ticketId)
    .orderBy('seq')
    .execute();
  return {
    ...view(row),
    messages: messages.map(({ sent_at, ...message }) => ({ ...message, sentAt: sent_at.toISOString() })),
  };
}

/** The tickets that wait for a person. */
export async function supportQueue(db: Db): Promise<DataOf<typeof support.supportQueue>> {
  return db
    .selectFrom('support_tickets')
    .select((e) => e.fn.countAll<number>().as('waiting'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
}
