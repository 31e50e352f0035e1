import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Deps } from '../../../deps.ts';
import type { DueDelivery, DeliveryResults, Lease } from '../../platform/public.ts';
import { lockedOrder } from '../orders/tables.ts';
import { logOrder } from '../orders/move-order.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { refundFailed } from '../refunds/refund-lines.ts';

type QueueDeps = Pick<Deps, 'db' | 'clock' | 'encryption'>;

const leasedLines = preparedQuery<
  Omit<Lease, 'capacity'> & {
    readonly overdue: boolean;
    readonly suppliers: readonly string[];
    readonly rooms: readonly number[];
    readonly perSupplier: number;
    readonly total: number;
  },
  DueDelivery
>('lease-order-lines', (db, { now, leaseUntil, overdue, suppliers, rooms, perSupplier, total }) => ({
  compile: () =>
    sql<DueDelivery>`
    select id, item, quantity, supplier, tries, deliver_by, due_at, mobile_sealed, false as gives_back
    from lease_order_lines(${now}, ${leaseUntil}, ${overdue}, ${suppliers}, ${rooms}, ${perSupplier}, ${total})`.compile(
      db,
    ),
}));

/** Leases lines of orders that a supplier is to deliver; `overdue` those past their time limit. */
export const leaseLines = (
  { db }: QueueDeps,
  { now, leaseUntil, capacity: { bySupplier, perSupplier, total } }: Lease,
  overdue: boolean,
): Promise<readonly DueDelivery[]> =>
  leasedLines(db, {
    now,
    leaseUntil,
    overdue,
    suppliers: [...bySupplier.keys()],
    rooms: [...bySupplier.values()],
    perSupplier,
    total,
  });

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
