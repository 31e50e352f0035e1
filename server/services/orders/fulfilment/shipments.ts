import { receiveWithinMs } from '#core/rules/order/order-states.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { sendMessage } from '../../content/public.ts';
import { lockedOrder } from '../orders/tables.ts';
import { moveOrder } from '../orders/move-order.ts';
import { settleOrder } from '../orders/settle-order.ts';

interface Parcel {
  readonly orderNo: string;
  readonly carrier: string;
  readonly trackingNo: string;
}

/** Records that the warehouse has sent the physical lines of an order; false when there is nothing to send. */
export function shipOrder({ db, clock }: Deps, { orderNo, carrier, trackingNo }: Parcel): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const order = await lockedOrder(tx, orderNo);
    if (order?.state !== 'delivering') return false;
    const now = clock.now();
    const sent = await tx
      .updateTable('order_deliveries')
      .set({ state: 'shipped' })
      .where('order_no', '=', orderNo)
      .where('way', '=', 'post')
      .where('state', '=', 'delivering')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('order_refund_lines as r')
              .select('r.line')
              .whereRef('r.order_no', '=', 'order_deliveries.order_no')
              .whereRef('r.line', '=', 'order_deliveries.line'),
          ),
        ),
      )
      .returning('line')
      .execute();
    if (sent.length === 0) return false;
    await tx
      .insertInto('shipments')
      .values({
        order_no: orderNo,
        carrier,
        tracking_no: trackingNo,
        shipped_at: now,
        receive_by: new Date(now.getTime() + receiveWithinMs),
        received_at: null,
      })
      .execute();
    await addEvent(tx, orderNo, '商家已发货，等待揽收', now);
    await settleOrder(tx, orderNo, now);
    await sendMessage(
      tx,
      {
        userId: order.user_id,
        source: `shipped ${orderNo}`,
        kind: 'trade',
        topic: 'shipping',
        title: '您的商品已发出',
        text: `${carrier}，运单号${trackingNo}。收到后请确认收货，10天后自动确认。`,
        link: { page: 'orderDetail', query: { orderNo } },
      },
      now,
    );
    return true;
  });
}

/** Adds what the carrier reports; false for an order without a parcel on its way. */
export async function trackParcel({ db, clock }: Deps, orderNo: string, text: string): Promise<boolean> {
  const open = await db
    .selectFrom('shipments')
    .select('order_no')
    .where('order_no', '=', orderNo)
    .where('received_at', 'is', null)
    .executeTakeFirst();
  if (!open) return false;
  await addEvent(db, orderNo, text, clock.now());
  return true;
}

const addEvent = (tx: Tx | Deps['db'], orderNo: string, text: string, now: Date) =>
  tx.insertInto('shipment_events').values({ order_no: orderNo, at: now, text }).execute();

/** Marks the parcel received; the shipment's row decides, so it happens once. */
async function receive(tx: Tx, orderNo: string, reason: string, now: Date): Promise<boolean> {
  await lockedOrder(tx, orderNo);
  const received = await tx
    .updateTable('shipments')
    .set({ received_at: now })
    .where('order_no', '=', orderNo)
    .where('received_at', 'is', null)
    .returning('order_no')
    .executeTakeFirst();
  if (!received) return false;
  await tx
    .updateTable('order_deliveries')
    .set({ state: 'delivered', settled_at: now })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'shipped')
    .execute();
  await addEvent(tx, orderNo, reason, now);
  await moveOrder(tx, orderNo, 'done', reason, now);
  return true;
}

/** The subscriber has received the parcel. */
export async function confirmReceipt(
  { db, clock }: Deps,
  { userId }: Member,
  orderNo: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockedOrder(tx, orderNo);
    if (!order || order.user_id !== userId) throw new Refusal('没有找到该订单');
    if (order.state === 'done') return;
    if (!(await receive(tx, orderNo, '您已确认收货', clock.now()))) throw new Refusal('商品还没有发出');
  });
}

const perRound = 50;

/** Marks parcels as received ten days after shipping when the subscriber has not confirmed them. */
export const receiveParcelsWork = ({ db, clock }: Deps): Work => ({
  name: 'receive-parcels',
  everyMs: 10_000,
  run: async () => {
    const now = clock.now();
    const due = await db
      .selectFrom('shipments')
      .select('order_no')
      .where('received_at', 'is', null)
      .where('receive_by', '<=', now)
      .orderBy('receive_by')
      .limit(perRound)
      .execute();
    for (const { order_no } of due)
      await db.transaction().execute((tx) => receive(tx, order_no, '超过10天自动确认收货', now));
    return due.length;
  },
});
