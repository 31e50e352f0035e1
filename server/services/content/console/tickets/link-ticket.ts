import type { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound } from '../../../../http/refusal.ts';
import { addEvent, auditTicket, lockedTicket } from './ticket-acts.ts';

/** Says what a ticket is about: an order or a claim of its own subscriber. A repetition changes nothing. */
export const linkTicket = (
  { db, clock }: Deps,
  { ticketId, kind, key }: InputOf<typeof ticketDesk.linkTicket>,
  call: OperatorCall,
): Promise<DataOf<typeof ticketDesk.linkTicket>> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    const { operatorId } = call.caller;
    const ticket = await lockedTicket(tx, ticketId);
    if (!(await isOwn(tx, ticket.user_id, kind, key)))
      throw new NotFound(kind === 'order' ? '这位用户没有这个订单' : '这位用户没有这条领取');
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('ticket_links')
      .values({ ticket_id: ticketId, kind, key, linked_by: operatorId, linked_at: now })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    if (inserted === 1n) {
      const note = kind === 'order' ? `订单 ${key}` : `领取 ${key}`;
      await addEvent(tx, ticketId, { kind: 'linked', operatorId, note }, now);
      const changes = [{ field: '关联', before: '', after: note }];
      await auditTicket(tx, ticket, { act: '关联工单', changes }, call, now);
    }
    return { kind: 'linked' };
  });

async function isOwn(tx: Tx, userId: string, kind: 'order' | 'claim', key: string): Promise<boolean> {
  const found =
    kind === 'order'
      ? tx.selectFrom('orders').select('order_no').where('order_no', '=', key).where('user_id', '=', userId)
      : tx.selectFrom('claims').select('claim_id').where('claim_id', '=', key).where('user_id', '=', userId);
  return (await found.executeTakeFirst()) !== undefined;
}
