import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { SupportMessages, SupportTickets } from '../../../db/schema/support.ts';
import { Refusal } from '../../../http/refusal.ts';

export type TicketRow = Selectable<SupportTickets>;

export type NewMessage = Pick<Selectable<SupportMessages>, 'sender' | 'text' | 'operator_id'>;

const maxMessages = 100;

export const closedAt = (now: Date) => ({ state: 'closed', waiting_since: null, closed_at: now }) as const;

export const lockTicket = (tx: Tx, ticketId: string): Promise<TicketRow | undefined> =>
  tx
    .selectFrom('support_tickets')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .forUpdate()
    .executeTakeFirst();

/** Adds a message to a ticket that is locked. */
export async function addMessage(tx: Tx, ticketId: string, message: NewMessage, now: Date): Promise<number> {
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

export const setState = (
  tx: Tx,
  ticketId: string,
  state: Partial<Pick<TicketRow, 'state' | 'waiting_since' | 'closed_at' | 'last_word_at'>>,
  now: Date,
) =>
  tx
    .updateTable('support_tickets')
    .set({ ...state, updated_at: now })
    .where('ticket_id', '=', ticketId)
    .execute();

/** Tickets of the subscriber that have not ended. The row of the subscriber is locked, so that the number holds. */
export async function unclosedTickets(tx: Tx, userId: string): Promise<number> {
  await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
  const { unclosed } = await tx
    .selectFrom('support_tickets')
    .select((e) => e.fn.countAll<number>().as('unclosed'))
    .where('user_id', '=', userId)
    .where('state', '<>', 'closed')
    .executeTakeFirstOrThrow();
  return unclosed;
}
