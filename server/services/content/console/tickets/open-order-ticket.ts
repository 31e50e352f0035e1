import type { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { maxUnclosedTickets, ticketNumber } from '#core/rules/console/service/tickets/ticket-acts.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { sendMessage } from '../../messages/send-messages.ts';
import { unclosedTickets } from '../../support/ticket-rows.ts';
import { writeTicket } from '../../support/write-tickets.ts';
import { addEvent, auditTicket, handTo, lockedTicket } from './ticket-acts.ts';

type Outcome = DataOf<typeof ticketDesk.openOrderTicket>;

/**
 * Opens a ticket for the subscriber of an order, in the operator's hands. The subscriber reads its text under 我的工单. An order has one
 * unclosed ticket: of two operators, the second is led to that of the first.
 */
export const openOrderTicket = (
  { db, clock }: Deps,
  { orderNo, topic, text }: InputOf<typeof ticketDesk.openOrderTicket>,
  call: OperatorCall,
): Promise<Outcome> =>
  db.transaction().execute(async (tx): Promise<Outcome> => {
    const now = clock.now();
    const { operatorId, name } = call.caller;
    const order = await tx
      .selectFrom('orders')
      .select('user_id')
      .where('order_no', '=', orderNo)
      .executeTakeFirst();
    if (!order) throw new NotFound('没有这个订单');
    const userId = order.user_id;
    const unclosed = await unclosedTickets(tx, userId);
    const before = await unclosedOf(tx, orderNo);
    if (before) return { kind: 'there-before', ...before };
    if (unclosed >= maxUnclosedTickets) throw new Refusal(`这位用户有${unclosed}个工单在处理，请先跟进那些`);
    const message = { sender: 'agent', text, operator_id: operatorId } as const;
    const ticketId = await writeTicket(tx, { userId, topic, message }, now);
    await handTo(tx, ticketId, operatorId, now);
    await addEvent(tx, ticketId, { kind: 'taken', operatorId }, now);
    await tx
      .insertInto('ticket_links')
      .values({ ticket_id: ticketId, kind: 'order', key: orderNo, linked_by: operatorId, linked_at: now })
      .execute();
    await addEvent(tx, ticketId, { kind: 'linked', operatorId, note: `订单 ${orderNo}` }, now);
    const ticket = await lockedTicket(tx, ticketId);
    await sendMessage(
      tx,
      {
        userId,
        source: `ticket ${ticketId} opened`,
        kind: 'service',
        topic: 'support',
        title: `客服为您建了工单“${ticket.title}”`,
        text,
        link: { page: 'myTickets', query: { ticketId } },
      },
      now,
    );
    const changes = [
      { field: '处理人', before: '', after: name },
      { field: '关联', before: '', after: `订单 ${orderNo}` },
    ];
    await auditTicket(tx, ticket, { act: '建工单', changes }, call, now);
    return { kind: 'opened', ticketId };
  });

/** The caller has the subscriber's lock. */
async function unclosedOf(tx: Tx, orderNo: string) {
  const found = await tx
    .selectFrom('ticket_links as k')
    .innerJoin('support_tickets as t', 't.ticket_id', 'k.ticket_id')
    .select(['t.ticket_id', 't.ticket_no'])
    .where('k.kind', '=', 'order')
    .where('k.key', '=', orderNo)
    .where('t.state', '<>', 'closed')
    .orderBy('t.ticket_no')
    .executeTakeFirst();
  return found && { ticketId: found.ticket_id, ticketNo: ticketNumber(found.ticket_no) };
}
