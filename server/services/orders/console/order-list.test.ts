import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { aCouponOffer } from '../../../testing/data/a-coupon-offer.ts';
import { aFlashSale } from '../../../testing/data/a-flash-sale.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aGroupActivity, groupBuyers } from '../../../testing/data/a-group-activity.ts';
import { aLateRefund } from '../../../testing/data/orders/a-late-refund.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPromotionRow } from '../../../testing/data/a-promotion-row.ts';
import { anOrder } from '../../../testing/data/orders/an-order.ts';
import { anOrderToSend } from '../../../testing/data/orders/an-order-to-send.ts';
import { anUndeliveredOrder } from '../../../testing/data/orders/an-undelivered-order.ts';
import { giveBalance } from '../../../testing/data/give-balance.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import type { Tx } from '../../../db/database.ts';
import { orderList } from './order-list.ts';

let server: TestServer;
let service: TestOperator;
beforeAll(async () => {
  server = await testServer();
  service = await anOperator(server, { roles: ['service'] });
});
afterAll(() => server.stop());

const list = async (input: RequestOf<typeof orderConsole.orders>) =>
  (await consoleData(server, orderConsole.orders, input, service)).rows;
const rowOf = async (orderNo: string) => (await list({ number: orderNo }))[0];
const ago = (minutes: number): Date => new Date(server.now().getTime() - minutes * 60_000);

/** Paid by the phone bill; on hold, so that its delivery does not begin. */
async function aPaidOrder() {
  const as = await aMember(server);
  await giveBalance(server, as.mobile, 1_000);
  const { orderNo } = await anOrder(server, { as });
  await server.data(payments.createPayment, { orderNo, payMethodId: 3 }, { as });
  await eventually(
    () => rowOf(orderNo),
    (row) => row?.state === 'paid',
  );
  return { as, orderNo };
}

describe('the waiting time of an order', () => {
  /** The last step of an order, so long ago. */
  const movedAt = (orderNo: string, at: Date, state = 'created') =>
    server.db.insertInto('order_log').values({ order_no: orderNo, at, state, reason: '测试' }).execute();
  const secondsSince = (at: Date, now: Date): number => Math.floor((now.getTime() - at.getTime()) / 1_000);

  it('runs from its last step, in the list and in its detail', async () => {
    const { orderNo } = await anOrder(server);
    const at = ago(15);
    await movedAt(orderNo, at);
    const [from, row, detail, until] = [
      server.now(),
      await rowOf(orderNo),
      await consoleData(server, orderConsole.orderDetail, { orderNo }, service),
      server.now(),
    ];
    for (const shown of [row, detail]) {
      expect(shown).toMatchObject({ orderNo, step: 'payment' });
      expect(shown?.waitsSeconds).toBeGreaterThanOrEqual(secondsSince(at, from));
      expect(shown?.waitsSeconds).toBeLessThanOrEqual(secondsSince(at, until));
    }
  });

  it('begins anew with a step, and ends with the last one', async () => {
    const { orderNo } = await aPaidOrder();
    await movedAt(orderNo, ago(60), 'paid');
    const before = (await rowOf(orderNo))?.waitsSeconds ?? 0;
    expect(before).toBeGreaterThanOrEqual(3_600);
    await movedAt(orderNo, server.now(), 'paid');
    expect((await rowOf(orderNo))?.waitsSeconds).toBeLessThan(before);
    const { orderNo: closed } = await anOrder(server);
    await consoleData(server, orderConsole.closeOrder, { orderNo: closed, reason: '用户来电要求' }, service);
    expect(await rowOf(closed)).toMatchObject({ state: 'closed', step: null, waitsSeconds: null });
  });
});

/** Whether it is stuck to a transaction, which shows what no job sees. */
const isStuckTo = async (tx: Tx, orderNo: string): Promise<boolean> => {
  const input = { number: orderNo, state: 'stuck', limit: 10 } as const;
  return (await orderList({ ...server.deps, db: tx }, input)).rows.length === 1;
};
/** Changes an order for one question, then changes it back. */
async function whenChanged(orderNo: string, change: (tx: Tx) => Promise<unknown>): Promise<boolean> {
  const changed = new Error('changed back');
  let stuck = false;
  await server.db
    .transaction()
    .execute(async (tx) => {
      await change(tx);
      stuck = await isStuckTo(tx, orderNo);
      throw changed;
    })
    .catch((error: unknown) => expect(error).toBe(changed));
  return stuck;
}

describe('an order is stuck for more than ten minutes', () => {
  it('when nobody confirms its payment, not while nobody pays', async () => {
    const { as, orderNo } = await anOrder(server);
    const [hourAgo, later] = [ago(60), ago(-60)];
    const createdLongAgo = (tx: Tx) =>
      tx.updateTable('orders').set({ created_at: hourAgo }).where('order_no', '=', orderNo).execute();
    expect(await whenChanged(orderNo, createdLongAgo)).toBe(false);
    const attempted = (minutes: number) => (tx: Tx) =>
      tx
        .insertInto('payments')
        .values({
          payment_no: freshId('payment'),
          order_no: orderNo,
          user_id: as.userId,
          pay_method_id: 3,
          amount_fen: 1_000,
          state: 'open',
          trade_no: null,
          created_at: ago(minutes),
          expires_at: later,
          paid_at: null,
          next_query_at: later,
        })
        .execute();
    expect(await whenChanged(orderNo, attempted(9))).toBe(false);
    expect(await whenChanged(orderNo, attempted(11))).toBe(true);
  });

  it('when its delivery does not begin after the payment, not while it waits for its group', async () => {
    const { orderNo } = await aPaidOrder();
    const paid = (minutes: number, isOnHold: boolean) => async (tx: Tx) => {
      await tx
        .updateTable('payments')
        .set({ paid_at: ago(minutes) })
        .where('order_no', '=', orderNo)
        .execute();
      if (!isOnHold) await tx.deleteFrom('order_holds').where('order_no', '=', orderNo).execute();
    };
    expect(await whenChanged(orderNo, paid(60, true))).toBe(false);
    expect(await whenChanged(orderNo, paid(9, false))).toBe(false);
    expect(await whenChanged(orderNo, paid(11, false))).toBe(true);
  });

  it('when its supplier is beyond its time, not while a parcel waits for the warehouse', async () => {
    const due = (orderNo: string, minutes: number) => (tx: Tx) =>
      tx
        .updateTable('order_deliveries')
        .set({ deliver_by: ago(minutes) })
        .where('order_no', '=', orderNo)
        .execute();
    const { orderNo } = await anUndeliveredOrder(server);
    expect(await whenChanged(orderNo, due(orderNo, -1))).toBe(false);
    expect(await whenChanged(orderNo, due(orderNo, 1))).toBe(true);
    const parcel = await anOrderToSend(server);
    expect(await whenChanged(parcel.orderNo, due(parcel.orderNo, 1))).toBe(false);
  });

  it('when its refund takes longer or its channel refuses it', async () => {
    const { orderNo, refundNo } = await aLateRefund(server);
    const refund = (set: { requested_at?: Date; held_at?: Date }) => (tx: Tx) =>
      tx.updateTable('payment_refunds').set(set).where('refund_no', '=', refundNo).execute();
    expect(await whenChanged(orderNo, refund({ requested_at: ago(9) }))).toBe(false);
    expect(await whenChanged(orderNo, refund({ requested_at: ago(11) }))).toBe(true);
    expect(await whenChanged(orderNo, refund({ held_at: server.now() }))).toBe(true);
  });

  it('and is listed, marked and counted as such', async () => {
    const counts = () => consoleData(server, orderConsole.orderCounts, {}, service);
    const { orderNo } = await aLateRefund(server);
    const before = await counts();
    expect(await list({ number: orderNo, state: 'stuck' })).toEqual([]);
    await server.db
      .updateTable('payment_refunds')
      .set({ requested_at: ago(11) })
      .where('order_no', '=', orderNo)
      .execute();
    expect(await list({ number: orderNo, state: 'stuck' })).toMatchObject([
      { orderNo, state: 'refunding', isStuck: true },
    ]);
    expect((await counts()).stuck - before.stuck).toBe(1);
  });
});

describe('orders of an activity', () => {
  const submit = async (as: TestMember, input: RequestOf<typeof orders.submitOrder>) =>
    (
      await server.data(orders.submitOrder, input, {
        as,
        headers: { 'idempotency-key': freshId('order-key') },
      })
    ).orderNo;
  const activityNames = async () =>
    (await consoleData(server, orderConsole.orderActivities, {}, service)).rows;
  const listed = async (activity: string) => (await list({ activity })).map(({ orderNo }) => orderNo);

  it('are those that bought in its session', async () => {
    const as = await aMember(server);
    const [sale, other] = [
      await aFlashSale(server, { session: { name: '20点场' } }),
      await aFlashSale(server),
    ];
    const wanted = {
      lines: [{ skuId: sale.skuId, quantity: 1 }],
      activityId: sale.activityId,
      payableFen: 500,
    };
    const orderNo = await submit(as, wanted);
    await anOrder(server, { as });
    expect(await listed(`flash:${sale.sessionId}`)).toEqual([orderNo]);
    expect(await listed(`flash:${other.sessionId}`)).toEqual([]);
    expect(await activityNames()).toContainEqual({
      key: `flash:${sale.sessionId}`,
      kind: 'flash',
      name: '20点场',
    });
  });

  it('are those with a seat in its groups', async () => {
    const as = await (await groupBuyers(server))();
    const [{ skuId, activityId }, other] = [await aGroupActivity(server), await aGroupActivity(server)];
    const wanted = { lines: [{ skuId, quantity: 1 }], payableFen: 1_500, group: { activityId } };
    const orderNo = await submit(as, wanted);
    expect(await listed(`group:${activityId}`)).toEqual([orderNo]);
    expect(await listed(`group:${other.activityId}`)).toEqual([]);
  });

  it('are those whose price is that of its promotion', async () => {
    const as = await aMember(server);
    const goodsId = await aGoods(server, { price_fen: 1_000 });
    const activityId = await aPromotionRow(server, {
      kind: 'price',
      goods_ids: [goodsId],
      terms: { priceFen: 800 },
      budget_fen: 10_000,
    });
    const wanted = { lines: [{ skuId: `${goodsId}.1`, quantity: 1 }], payableFen: 800 };
    expect(await listed(`promotion:${activityId}`)).toEqual([]);
    const orderNo = await submit(as, wanted);
    expect(await listed(`promotion:${activityId}`)).toEqual([orderNo]);
  });

  it('are those that its coupons paid for', async () => {
    const as = await aMember(server);
    const skuId = `${await aGoods(server, { price_fen: 2_000, coupon_types: ['cash'] })}.1`;
    const { activityId, templateId } = await aCouponOffer(server);
    await server.data(couponActivities.receiveCoupon, { activityId, templateId }, { as });
    const { cards } = await server.data(orders.previewOrder, { lines: [{ skuId, quantity: 1 }] }, { as });
    const cardCodes = cards.map(({ cardCode }) => cardCode);
    const orderNo = await submit(as, { lines: [{ skuId, quantity: 1 }], cardCodes, payableFen: 1_500 });
    expect(await listed(`coupon:${activityId}`)).toEqual([orderNo]);
  });

  it('are none of an activity that is not there, and no list of a kind that orders have nothing of', async () => {
    expect(await listed('flash:nothing')).toEqual([]);
    const input = { activity: 'lottery:turntable' };
    expect((await callConsole(server, orderConsole.orders, input, service)).success).toBe(false);
    expect((await activityNames()).map(({ kind }) => kind)).not.toContain('lottery');
  });
});
