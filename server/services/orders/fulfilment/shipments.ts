import { sql } from 'kysely';
import {
  shipVerdict,
  type Parcel,
  type ShipObstacle,
} from '#core/rules/console/orders/shipping/ship-obstacle.ts';
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
import { shipFacts } from './ship-facts.ts';

/** Records that the warehouse has sent the physical lines of an order; false when there is nothing to send. */
export const shipOrder = ({ db, clock }: Deps, parcel: Parcel): Promise<boolean> =>
  db.transaction().execute(async (tx) => (await shipParcel(tx, parcel, clock.now())) === 'shipped');

/**
 * Sends the physical lines of an order that are not refunded, under the lock of its row: a refund that committed before is seen, one that comes later
 * sees the parcel. 'same': it was sent with this number before.
 */
export async function shipParcel(
  tx: Tx,
  parcel: Parcel,
  now: Date,
  named: readonly number[] = [],
): Promise<'shipped' | 'same' | ShipObstacle> {
  const { orderNo, carrier, trackingNo } = parcel;
  const order = await lockedOrder(tx, orderNo);
  const facts = (await shipFacts(tx, [parcel])).get(orderNo);
  const verdict = shipVerdict(facts && { ...facts, numberOfOther: null }, parcel, named);
  if (verdict !== null || !order) return verdict ?? nothingToSend;
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
  if (sent.length === 0) return nothingToSend;
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
  return 'shipped';
}
const nothingToSend: ShipObstacle = { fault: '没有等发货的实物商品', cure: '打开订单查看' };

/** Replaces the number of a parcel on its way; `shown` is the one that the operator saw. The caller holds the lock on the order's row. */
export async function correctParcel(
  tx: Tx,
  { userId, shown, ...parcel }: Parcel & { readonly userId: string; readonly shown: string },
  now: Date,
): Promise<boolean> {
  const { orderNo, carrier, trackingNo } = parcel;
  const changed = await tx
    .updateTable('shipments')
    .set({ carrier, tracking_no: trackingNo })
    .where('order_no', '=', orderNo)
    .where('received_at', 'is', null)
    .where('tracking_no', '=', shown)
    .returning('order_no')
    .executeTakeFirst();
  if (!changed) return false;
  await addEvent(tx, orderNo, `运单号已更正为${carrier} ${trackingNo}`, now);
  await sendMessage(
    tx,
    {
      userId,
      source: `corrected ${orderNo} ${trackingNo}`,
      kind: 'trade',
      topic: 'shipping',
      title: '运单号已更正',
      text: `您的包裹改为${carrier}，运单号${trackingNo}。`,
      link: { page: 'orderDetail', query: { orderNo } },
    },
    now,
  );
  return true;
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
  dueAt: sql`select min(receive_by) from shipments where received_at is null`,
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
