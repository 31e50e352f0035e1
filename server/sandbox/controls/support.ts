import { sql } from 'kysely';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { queues } from '#core/contract/sandbox/queues.ts';
import type { OpenTicket } from '#core/contract/sandbox/queues.shapes.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Deps } from '../../deps.ts';
import { NotFound, Refusal } from '../../http/refusal.ts';
import { answerTicket } from '../../services/content/public.ts';

/** An agent's answer to a ticket. */
export async function answerOpenTicket(
  deps: Deps,
  { ticketId, text, closes }: InputOf<typeof queues.answerTicket>,
): Promise<{ ticketId: string }> {
  try {
    await answerTicket(deps, ticketId, { text, closes });
  } catch (error) {
    throw error instanceof Refusal ? new NotFound(error.message) : error;
  }
  return { ticketId };
}

/** The tickets that are not closed, in the order of the queue. */
export async function waitingTickets({ db, encryption }: Deps): Promise<OpenTicket[]> {
  const rows = await db
    .selectFrom('support_tickets as t')
    .innerJoin('users as u', 'u.user_id', 't.user_id')
    .select([
      't.ticket_id',
      't.title',
      't.state',
      't.updated_at',
      'u.mobile_sealed',
      sql<OpenTicket['messages']>`(
        select jsonb_agg(jsonb_build_object('sender', m.sender, 'text', m.text) order by m.seq)
        from support_messages m where m.ticket_id = t.ticket_id)`.as('messages'),
    ])
    .where('t.state', '<>', 'closed')
    .$narrowType<{ state: OpenTicket['state'] }>()
    .orderBy(sql`t.waiting_since nulls last`)
    .orderBy('t.updated_at')
    .limit(50)
    .execute();
  return rows.map(({ ticket_id, updated_at, mobile_sealed, ...ticket }) => ({
    ...ticket,
    ticketId: ticket_id,
    updatedAt: updated_at.toISOString(),
    mobile: maskMobile(encryption.mobiles.open(mobile_sealed)),
  }));
}
