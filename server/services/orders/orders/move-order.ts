import { statesBefore, type OrderState } from '#core/rules/order/order-states.ts';
import type { Tx } from '../../../db/database.ts';

/** Moves an order forward with a row in its log; false when its state does not lead there, so that each change happens once. */
export async function moveOrder(
  tx: Tx,
  orderNo: string,
  to: OrderState,
  reason: string,
  now: Date,
): Promise<boolean> {
  const moved = await tx
    .updateTable('orders')
    .set({ state: to })
    .where('order_no', '=', orderNo)
    .where('state', 'in', [...statesBefore(to)])
    .returning('order_no')
    .executeTakeFirst();
  if (moved) await logOrder(tx, orderNo, to, reason, now);
  return moved !== undefined;
}

/** Adds a row to the order's log. */
export async function logOrder(
  tx: Tx,
  orderNo: string,
  state: OrderState,
  reason: string,
  now: Date,
): Promise<void> {
  await tx.insertInto('order_log').values({ order_no: orderNo, at: now, state, reason }).execute();
}
