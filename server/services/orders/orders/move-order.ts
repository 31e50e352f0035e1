import { sql } from 'kysely';
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
  const { rows } = await sql`
    with moved as (
      update orders set state = ${to} where order_no = ${orderNo} and state = any(${[...statesBefore(to)]}::text[]) returning order_no
    )
    insert into order_log (order_no, at, state, reason)
    select order_no, ${now}::timestamptz, ${to}, ${reason} from moved returning order_no`.execute(tx);
  return rows.length > 0;
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
