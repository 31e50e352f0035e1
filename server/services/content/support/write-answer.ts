import type { Tx } from '../../../db/database.ts';
import { sendMessage } from '../messages/send-messages.ts';
import { addMessage, closedAt, setState, type TicketRow } from './ticket-rows.ts';

interface Answer {
  readonly text: string;
  readonly closes: boolean;
  readonly operatorId: string;
}

/** Writes an answer into a ticket that is locked and not closed, and the subscriber gets a message. */
export async function writeAnswer(
  tx: Tx,
  { ticket_id: ticketId, user_id: userId, title }: TicketRow,
  { text, closes, operatorId }: Answer,
  now: Date,
): Promise<number> {
  const seq = await addMessage(tx, ticketId, { sender: 'agent', text, operator_id: operatorId }, now);
  await setState(tx, ticketId, closes ? closedAt(now) : { state: 'answered', waiting_since: null }, now);
  await sendMessage(
    tx,
    {
      userId,
      source: `ticket ${ticketId} ${seq}`,
      kind: 'service',
      topic: 'support',
      title: `客服回复了“${title}”`,
      text,
      link: { page: 'myTickets', query: { ticketId } },
    },
    now,
  );
  return seq;
}
