import type { ServiceTicket } from '#core/contract/content/tickets.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { sendTickets } from './send-tickets.ts';

interface Wanted {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** The tickets that came with what the subscriber opened, newest first; one that is due is sent before they look. */
export async function serviceTickets(
  deps: Deps,
  { userId }: Member,
  { pageNum, pageSize }: Wanted,
): Promise<{ list: ServiceTicket[]; total: number; hasNext: boolean }> {
  await sendTickets(deps, userId);
  const mine = deps.db.selectFrom('service_tickets').where('user_id', '=', userId);
  const skip = (pageNum - 1) * pageSize;
  const [{ total }, rows] = await Promise.all([
    mine.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    mine
      .select(['ticket_id', 'name', 'business_name', 'amount_fen', 'state', 'sent_at'])
      .orderBy('sent_at', 'desc')
      .orderBy('ticket_id')
      .offset(skip)
      .limit(pageSize)
      .execute(),
  ]);
  const list = rows.map((row) => ({
    ticketId: row.ticket_id,
    ticketName: row.name,
    businessName: row.business_name,
    amountFen: row.amount_fen,
    state: row.state,
    sentAt: row.sent_at.toISOString(),
  }));
  return { list, total, hasNext: skip + rows.length < total };
}
