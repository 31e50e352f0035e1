import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { DueDelivery, DeliveryResults, Lease } from '../../platform/public.ts';
import { lockedOrder } from '../orders/tables.ts';
import { logOrder } from '../orders/move-order.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { refundFailed } from '../refunds/refund-lines.ts';

type QueueDeps = Pick<Deps, 'db' | 'clock' | 'encryption'>;

/** Leases lines of orders that a supplier is to deliver; `overdue` those past their time limit. */
export async function leaseLines(
  { db }: QueueDeps,
  { now, leaseUntil, capacity }: Lease,
  overdue: boolean,
): Promise<readonly DueDelivery[]> {
  const { bySupplier, perSupplier, total } = capacity;
  const { rows } = await sql<DueDelivery>`
    with due as materialized (
      select d.order_no, d.line, d.next_try_at as due_at, d.supplier, coalesce(b.room, ${perSupplier}) as room
      from order_deliveries d
      left join unnest(${[...bySupplier.keys()]}::text[], ${[...bySupplier.values()]}::integer[]) as b(supplier, room) using (supplier)
      where d.state = 'delivering' and d.way = 'supplier' and d.next_try_at <= ${now} and coalesce(b.room, 1) > 0
        and (not ${overdue}::boolean or d.deliver_by <= ${now})
      order by d.next_try_at limit ${total} for update of d skip locked
    ), placed as (
      select *, row_number() over (partition by supplier order by due_at) as place from due
    )
    update order_deliveries d set tries = d.tries + 1, next_try_at = ${leaseUntil}
    from placed p, orders o, order_lines l, users u
    where p.place <= p.room and d.order_no = p.order_no and d.line = p.line and o.order_no = d.order_no
      and l.order_no = d.order_no and l.line = d.line and u.user_id = o.user_id
    returning d.delivery_id as id, l.sku_id as item, l.quantity, d.supplier, d.tries, d.deliver_by, p.due_at,
      coalesce(o.benefit_mobile_sealed, u.mobile_sealed) as mobile_sealed`.execute(db);
  return rows;
}

/** Stores what suppliers answered; the delivery's state decides, so each result counts once. */
export function lineResults({ db, clock, encryption }: QueueDeps): DeliveryResults {
  const settle = (
    id: string,
    change: (tx: Tx, orderNo: string, line: number, now: Date) => Promise<boolean>,
  ): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const [orderNo = '', line = ''] = id.split('-');
      const now = clock.now();
      await lockedOrder(tx, orderNo);
      if (!(await change(tx, orderNo, Number(line), now))) return false;
      await settleOrder(tx, orderNo, now);
      return true;
    });
  const later = async (
    id: string,
    leaseUntil: Date,
    nextTryAt: Date,
    wasCalled: boolean,
  ): Promise<boolean> => {
    const { rows } = await sql`
      update order_deliveries set next_try_at = ${nextTryAt}, tries = tries - ${wasCalled ? 0 : 1}
      where delivery_id = ${id} and state = 'delivering' and next_try_at = ${leaseUntil} returning line`.execute(
      db,
    );
    return rows.length > 0;
  };
  return {
    delivered: ({ id, content }) =>
      settle(id, async (tx, _orderNo, _line, now) => {
        const sealed = content === '' ? null : encryption.goodsCodes.seal(content);
        return isSettled(tx, id, { state: 'delivered', settled_at: now, content_sealed: sealed });
      }),
    refused: ({ id, reason, toReconcile }) =>
      settle(id, async (tx, orderNo, line, now) => {
        const note = reason === '' ? '合作方暂时无法发放' : reason;
        const failed = { state: 'failed', settled_at: now, note, to_reconcile: toReconcile } as const;
        if (!(await isSettled(tx, id, failed))) return false;
        await logOrder(tx, orderNo, 'delivering', `发放没有成功：${note}`, now);
        await refundFailed(tx, orderNo, line, note, now);
        return true;
      }),
    unanswered: ({ id, leaseUntil, nextTryAt }) => later(id, leaseUntil, nextTryAt, true),
    requeue: ({ id, leaseUntil, nextTryAt }) => later(id, leaseUntil, nextTryAt, false),
  };
}

interface Settled {
  readonly state: 'delivered' | 'failed';
  readonly settled_at: Date;
  readonly content_sealed?: string | null;
  readonly note?: string;
  readonly to_reconcile?: string | null;
}

async function isSettled(tx: Tx, id: string, settled: Settled): Promise<boolean> {
  const changed = await tx
    .updateTable('order_deliveries')
    .set(settled)
    .where('delivery_id', '=', id)
    .where('state', '=', 'delivering')
    .returning('line')
    .executeTakeFirst();
  return changed !== undefined;
}
