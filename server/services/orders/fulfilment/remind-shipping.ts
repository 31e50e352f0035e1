import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { lockedOrder } from '../orders/tables.ts';
import { logOrder } from '../orders/move-order.ts';

const onceInMs = 86_400_000;

/** Asks the shop to send an order, once a day. */
export async function remindShipping(
  { db, clock }: Deps,
  { userId }: Member,
  orderNo: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockedOrder(tx, orderNo);
    if (!order || order.user_id !== userId) throw new Refusal('没有找到该订单');
    if (order.state !== 'paid' && order.state !== 'delivering') throw new Refusal('订单不在备货中');
    const now = clock.now();
    if (order.reminded_at && now.getTime() - order.reminded_at.getTime() < onceInMs)
      throw new Refusal('今天已经催过了，商家正在处理');
    await tx.updateTable('orders').set({ reminded_at: now }).where('order_no', '=', orderNo).execute();
    await logOrder(tx, orderNo, order.state, '您催了一下商家', now);
  });
}
