import type { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { unfilledIn } from '#core/rules/console/service/tickets/reply-template.ts';
import { ticketStateNames } from '#core/rules/console/service/tickets/ticket-acts.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { writeAnswer } from '../../support/write-answer.ts';
import { actedBefore, addEvent, auditTicket, handTo, lockedTicket } from './ticket-acts.ts';

type Outcome = DataOf<typeof ticketDesk.answerTicket>;

/**
 * Answers a ticket; one that nobody has is the answerer's from then on. The subscriber gets a message. Of two operators who answer at
 * once, the second is told who was first: by the ticket's owner, or by an answer that was not on the screen.
 */
export const answerTicket = (
  { db, clock }: Deps,
  { ticketId, text, seen, closes }: InputOf<typeof ticketDesk.answerTicket>,
  call: OperatorCall,
): Promise<Outcome> =>
  db.transaction().execute(async (tx): Promise<Outcome> => {
    const [unfilled] = unfilledIn(text);
    if (unfilled !== undefined) throw new Refusal(`还有没填的{${unfilled}}`);
    const now = clock.now();
    const { operatorId } = call.caller;
    const ticket = await lockedTicket(tx, ticketId);
    const later = await answerAfter(tx, ticketId, seen);
    if (later) return later;
    const before = await actedBefore(tx, ticket, operatorId);
    if (before) return before;
    if (ticket.operator_id === null) await handTo(tx, ticketId, operatorId, now);
    const seq = await writeAnswer(tx, ticket, { text, closes, operatorId }, now);
    if (closes) await addEvent(tx, ticketId, { kind: 'closed', operatorId }, now);
    const changes = [
      {
        field: '状态',
        before: ticketStateNames[ticket.state],
        after: ticketStateNames[closes ? 'closed' : 'answered'],
      },
    ];
    await auditTicket(tx, ticket, { act: closes ? '回复并结束工单' : '回复工单', changes }, call, now);
    return { kind: 'sent', seq };
  });

/** An answer that came after the last message on the operator's screen. */
async function answerAfter(tx: Tx, ticketId: string, seen: number): Promise<Outcome | undefined> {
  const later = await tx
    .selectFrom('support_messages as m')
    .leftJoin('operators as o', 'o.operator_id', 'm.operator_id')
    .select(['o.name', 'm.sent_at'])
    .where('m.ticket_id', '=', ticketId)
    .where('m.sender', '=', 'agent')
    .where('m.seq', '>', seen)
    .orderBy('m.seq', 'desc')
    .executeTakeFirst();
  return later && { kind: 'answered-before', by: later.name ?? '客服', at: later.sent_at.toISOString() };
}
