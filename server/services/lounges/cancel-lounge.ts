import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

/** Gives a reserved visit back. One that was scanned meanwhile stays used. */
export async function cancelLounge(
  { db, live }: Deps,
  { userId }: Member,
  orderId: string,
): Promise<{ orderId: string }> {
  const cancelled = await db
    .updateTable('lounge_orders')
    .set({ state: 'cancelled' })
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (cancelled.numUpdatedRows === 0n) throw new Refusal('没有可以取消的预约');
  live.notify(userId);
  return { orderId };
}
