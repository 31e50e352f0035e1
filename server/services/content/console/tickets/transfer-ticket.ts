import type { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { rolePermissions } from '#core/rules/console/role-permissions.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { operatorNames } from './operator-names.ts';
import { actedBefore, addEvent, auditTicket, handTo, lockedTicket, refuseNumbers } from './ticket-acts.ts';

type Call<Name extends keyof typeof ticketDesk> = (typeof ticketDesk)[Name];

/** Operators who are active and may answer. */
const answerers = (db: Db | Tx) =>
  db
    .selectFrom('operators as o')
    .where('o.state', '=', 'active')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('operator_roles as r')
          .select('r.role')
          .whereRef('r.operator_id', '=', 'o.operator_id')
          .where('r.role', 'in', [...rolePermissions['tickets.answer']]),
      ),
    );

/** Each with the number of tickets that wait for an answer. */
export async function ticketColleagues({ db }: Pick<Deps, 'db'>): Promise<DataOf<Call<'ticketColleagues'>>> {
  const rows = await answerers(db)
    .select((e) => [
      'o.operator_id',
      'o.name',
      e
        .selectFrom('support_tickets as t')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .whereRef('t.operator_id', '=', 'o.operator_id')
        .where('t.state', '=', 'open')
        .as('open'),
    ])
    .orderBy('o.name')
    .orderBy('o.operator_id')
    .execute();
  return {
    rows: rows.map(({ operator_id, name, open }) => ({ operatorId: operator_id, name, open: open ?? 0 })),
  };
}

/**
 * Hands a ticket to another operator, with a note that the subscriber does not see. Also one that a third has, to be able to go on when
 * that person is away; whoever had it must be the one on the screen.
 */
export const transferTicket = (
  { db, clock }: Deps,
  { ticketId, to, note, from }: InputOf<Call<'transferTicket'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'transferTicket'>>> =>
  db.transaction().execute(async (tx) => {
    refuseNumbers(note);
    const now = clock.now();
    const { operatorId } = call.caller;
    const ticket = await lockedTicket(tx, ticketId);
    // Its owner as on the screen: then the owner's hands are no obstacle.
    const before = await actedBefore(tx, ticket, ticket.operator_id === from ? (from ?? operatorId) : '');
    if (before) return before;
    const receiver = await answerers(tx).select('o.name').where('o.operator_id', '=', to).executeTakeFirst();
    if (!receiver) throw new Refusal('这位成员不能处理工单，请选择另一位');
    if (ticket.operator_id === to) throw new Refusal('工单已经在这位成员手里');
    const names = await operatorNames(tx, ticket.operator_id === null ? [] : [ticket.operator_id]);
    await handTo(tx, ticketId, to, now);
    await addEvent(tx, ticketId, { kind: 'transferred', operatorId, to, note }, now);
    const owner = names.get(ticket.operator_id ?? '') ?? '没有';
    const changes = [{ field: '处理人', before: owner, after: receiver.name }];
    await auditTicket(tx, ticket, { act: '转交工单', changes, reason: note }, call, now);
    return { kind: 'transferred', to: receiver.name };
  });
