import type { tickets } from '#core/contract/content/tickets.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { isPointsShopOpen } from './points-shop-link.ts';
import { sendTicketsOf } from './send-tickets.ts';

/** The subscriber's tickets, newest first. Tickets that are due are sent first, so the list has them. */
export async function serviceTickets(
  deps: Deps,
  { userId }: Member,
  input: InputOf<typeof tickets.serviceTickets>,
): Promise<DataOf<typeof tickets.serviceTickets>> {
  await sendTicketsOf(deps, userId);
  const mine = deps.db.selectFrom('service_tickets').where('user_id', '=', userId);
  const page = await paged(
    input,
    mine,
    mine
      .select(['ticket_id', 'name', 'business_name', 'amount_fen', 'state', 'sent_at'])
      .orderBy('sent_at', 'desc')
      .orderBy('ticket_id'),
  );
  const list = mapPage(page, (row) => ({
    ticketId: row.ticket_id,
    ticketName: row.name,
    businessName: row.business_name,
    amountFen: row.amount_fen,
    state: row.state,
    sentAt: row.sent_at.toISOString(),
  }));
  return { ...list, pointsShopOpen: await isPointsShopOpen(deps) };
}
