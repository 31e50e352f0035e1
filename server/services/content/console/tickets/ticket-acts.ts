import type { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import {
  deskObstacle,
  ticketNumber,
  ticketStateNames,
} from '#core/rules/console/service/tickets/ticket-acts.ts';
import { maskAll } from '#core/rules/format/phone.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit, type AuditedAct } from '../../../operators/public.ts';
import { sendMessage } from '../../messages/send-messages.ts';
import { closedAt, lockTicket, setState, type TicketRow } from '../../support/ticket-rows.ts';
import { operatorNames } from './operator-names.ts';

type Call<Name extends keyof typeof ticketDesk> = (typeof ticketDesk)[Name];
type Before = Extract<DataOf<Call<'takeTicket'>>, { readonly at: string }>;

/** The ticket, locked until the end of the transaction, so that acts of two operators follow each other. */
export async function lockedTicket(tx: Tx, ticketId: string): Promise<TicketRow> {
  const ticket = await lockTicket(tx, ticketId);
  if (!ticket) throw new NotFound('没有这个工单');
  return ticket;
}

/** Who was first when an act finds the ticket ended or in the hands of another; undefined: the act is possible. */
export async function actedBefore(tx: Tx, ticket: TicketRow, self: string): Promise<Before | undefined> {
  const obstacle = deskObstacle({ state: ticket.state, operatorId: ticket.operator_id }, self);
  switch (obstacle) {
    case null:
      return undefined;
    case 'taken-before': {
      const name = (await operatorNames(tx, [ticket.operator_id ?? ''])).get(ticket.operator_id ?? '');
      return { kind: obstacle, by: name ?? '', at: (ticket.taken_at ?? ticket.updated_at).toISOString() };
    }
    case 'closed-before': {
      const closed = await tx
        .selectFrom('ticket_events as e')
        .leftJoin('operators as o', 'o.operator_id', 'e.operator_id')
        .select('o.name')
        .where('e.ticket_id', '=', ticket.ticket_id)
        .where('e.kind', '=', 'closed')
        .where('e.at', '=', ticket.closed_at)
        .executeTakeFirst();
      return {
        kind: obstacle,
        by: closed?.name ?? null,
        at: (ticket.closed_at ?? ticket.updated_at).toISOString(),
      };
    }
  }
}

export const handTo = (tx: Tx, ticketId: string, operatorId: string, now: Date) =>
  tx
    .updateTable('support_tickets')
    .set({ operator_id: operatorId, taken_at: now })
    .where('ticket_id', '=', ticketId)
    .execute();

interface TicketEvent {
  readonly kind: 'taken' | 'transferred' | 'closed' | 'linked';
  readonly operatorId: string;
  readonly to?: string;
  readonly note?: string;
}
export const addEvent = (
  tx: Tx,
  ticketId: string,
  { kind, operatorId, to, note = '' }: TicketEvent,
  now: Date,
) =>
  tx
    .insertInto('ticket_events')
    .values({ ticket_id: ticketId, at: now, kind, operator_id: operatorId, to_operator: to ?? null, note })
    .execute();

/** The audit log contains what was done, never the words of the subscriber. */
export const auditTicket = (
  tx: Tx,
  { ticket_id, ticket_no }: TicketRow,
  act: Pick<AuditedAct, 'act' | 'changes' | 'reason'>,
  call: OperatorCall,
  now: Date,
): Promise<void> =>
  appendAudit(
    tx,
    actorOf(call),
    { ...act, objectKind: 'ticket', objectKey: ticket_id, objectName: ticketNumber(ticket_no) },
    now,
  );

/** A note stays in the console and in the audit log, where no number may stand. */
export function refuseNumbers(note: string): void {
  if (maskAll(note) !== note) throw new Refusal('说明里不要写号码');
}

/** Takes a ticket that nobody has. Of two who take it at once, the second is told who was first. */
export const takeTicket = (
  { db, clock }: Deps,
  { ticketId }: InputOf<Call<'takeTicket'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'takeTicket'>>> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    const { operatorId, name } = call.caller;
    const ticket = await lockedTicket(tx, ticketId);
    const before = await actedBefore(tx, ticket, operatorId);
    if (before) return before;
    if (ticket.operator_id === operatorId) return { kind: 'taken' };
    await handTo(tx, ticketId, operatorId, now);
    await addEvent(tx, ticketId, { kind: 'taken', operatorId }, now);
    const changes = [{ field: '处理人', before: '没有', after: name }];
    await auditTicket(tx, ticket, { act: '认领工单', changes }, call, now);
    return { kind: 'taken' };
  });

/** Ends a ticket without an answer. The subscriber gets a message, and the next word opens it again. */
export const endTicket = (
  { db, clock }: Deps,
  { ticketId, note }: InputOf<Call<'endTicket'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'endTicket'>>> =>
  db.transaction().execute(async (tx) => {
    refuseNumbers(note);
    const now = clock.now();
    const { operatorId } = call.caller;
    const ticket = await lockedTicket(tx, ticketId);
    const before = await actedBefore(tx, ticket, operatorId);
    if (before) return before;
    if (ticket.operator_id === null) await handTo(tx, ticketId, operatorId, now);
    await setState(tx, ticketId, closedAt(now), now);
    await addEvent(tx, ticketId, { kind: 'closed', operatorId, note }, now);
    await sendMessage(
      tx,
      {
        userId: ticket.user_id,
        source: `ticket ${ticketId} closed ${now.getTime()}`,
        kind: 'service',
        topic: 'support',
        title: `工单“${ticket.title}”已结束`,
        text: '问题没有解决时，在工单里再说一句就会重新打开',
        link: { page: 'myTickets', query: { ticketId } },
      },
      now,
    );
    const changes = [
      { field: '状态', before: ticketStateNames[ticket.state], after: ticketStateNames.closed },
    ];
    await auditTicket(tx, ticket, { act: '结束工单', changes, reason: note }, call, now);
    return { kind: 'closed' };
  });
