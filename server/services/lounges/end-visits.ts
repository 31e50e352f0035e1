import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Locks the visits that an order granted and their reservations, so that a scan or booking waits for the caller's decision. */
export async function lockVisits(tx: Tx, orderNo: string): Promise<void> {
  const { rows } = await sql<{ right_id: string }>`
    select right_id from lounge_rights
    where right_id in (select 'order.' || order_no || '.' || line from order_lines where order_no = ${orderNo})
    order by right_id for update`.execute(tx);
  if (rows.length > 0)
    await sql`
      select from lounge_orders where right_id = any(${rows.map(({ right_id }) => right_id)}::text[])
      order by order_id for update`.execute(tx);
}

/** Ends the visits of refunded lines, and cancels the reservations made with them. */
export async function endVisits(tx: Tx, orderNo: string, lines: readonly number[], now: Date): Promise<void> {
  const rights = lines.map((line) => `order.${orderNo}.${line}`);
  await tx
    .updateTable('lounge_rights')
    .set({ expires_at: now })
    .where('right_id', 'in', rights)
    .where('expires_at', '>', now)
    .execute();
  await tx
    .updateTable('lounge_orders')
    .set({ state: 'cancelled' })
    .where('right_id', 'in', rights)
    .where('state', '=', 'waiting')
    .execute();
}
