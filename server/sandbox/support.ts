import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import { answerTicket } from '../services/content/public.ts';
import { parseOr400 } from './parse-or-400.ts';

const at = '/sandbox/api';
const answer = z.object({
  ticketId: z.string().min(1).max(64),
  text: z.string().trim().min(1).max(500),
  closes: z.boolean().default(false),
});

/** The other side of the tickets: GET lists those not closed, in the order of the queue; POST answers one. */
export function supportApi(app: FastifyInstance, deps: Deps): void {
  app.get(`${at}/tickets`, async () => waitingTickets(deps));
  app.post(`${at}/ticket-answer`, async (request, reply) => {
    const { ticketId, text, closes } = parseOr400(answer, request.body);
    try {
      await answerTicket(deps, ticketId, { text, closes });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(404).send({ message: error.message });
    }
    return { ticketId };
  });
}

async function waitingTickets({ db, encryption }: Deps) {
  const rows = await db
    .selectFrom('support_tickets as t')
    .innerJoin('users as u', 'u.user_id', 't.user_id')
    .select([
      't.ticket_id',
      't.title',
      't.state',
      't.updated_at',
      'u.mobile_sealed',
      sql<{ sender: string; text: string }[]>`(
        select jsonb_agg(jsonb_build_object('sender', m.sender, 'text', m.text) order by m.seq)
        from support_messages m where m.ticket_id = t.ticket_id)`.as('messages'),
    ])
    .where('t.state', '<>', 'closed')
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
