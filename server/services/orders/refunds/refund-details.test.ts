import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { anAddress } from '../../../testing/data/an-address.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { requestRefund as requestOfPayment } from '../../payments/public.ts';
import { refundFailed } from './refund-lines.ts';

let server: TestServer;
let as: TestMember;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  as = await aMember(server);
});
afterAll(() => server.stop());

const day = 86_400_000;
async function parcelSku(traits: Parameters<typeof aGoods>[1] = {}): Promise<string> {
  const sku_id = `${await aGoods(server, { kind: 'physical', price_fen: 5_000, ...traits })}.1`;
  await server.db.insertInto('area_stock').values({ sku_id, area_num: '*', inventory: 5 }).execute();
  return sku_id;
}
async function aCard(values: { amount_fen?: number; expires_at?: Date } = {}): Promise<string> {
  const card_code = freshId('card');
  await server.db
    .insertInto('user_coupons')
    .values({
      card_code,
      user_id: as.userId,
      coupon_type: 'qyfd',
      amount_fen: 300,
      title: '福袋券',
      expires_at: new Date(server.now().getTime() + 30 * day),
      template_id: null,
      ...values,
    })
    .execute();
  return card_code;
}
/** A paid order of parcels that the warehouse has not sent yet. */
const waiting = async (skuIds: readonly string[], more: { usePoints?: boolean } = {}) => {
  const orderNo = await aPaidOrder(server, as, {
    lines: skuIds.map((skuId) => ({ skuId, quantity: 1 })),
    addressId: await anAddress(server, as),
    ...more,
  });
  await eventually(
    () => server.data(orders.goodsOrder, { orderNo }, { as }),
    ({ state }) => state === 'delivering',
  );
  return orderNo;
};
const refund = (orderNo: string, lines?: number[]) =>
  server.call(afterSale.requestRefund, { orderNo, reason: '不想要了', ...(lines && { lines }) }, { as });
const messages = () =>
  server.db
    .selectFrom('messages')
    .select(['title', 'text', 'kind', 'topic', 'source'])
    .where('user_id', '=', as.userId)
    .orderBy('published_at')
    .execute();

describe('a refund', () => {
  it('is shown with its reason, its amounts and its goods', async () => {
    await server.db.updateTable('users').set({ points: 200 }).where('user_id', '=', as.userId).execute();
    const orderNo = await waiting([await parcelSku({ name: '保温杯' })], { usePoints: true });
    const before = server.now().getTime();
    const notify = vi.spyOn(server.deps.refundsDue, 'notify');
    const { data } = await refund(orderNo);
    expect(notify).toHaveBeenCalled();
    notify.mockRestore();
    expect(data).toMatchObject({
      orderNo,
      state: 'refunding',
      cause: 'subscriber',
      reason: '不想要了',
      amountFen: 4_800,
      pointsFen: 200,
      settledAt: null,
      lines: [{ line: 1, goodsName: '保温杯', quantity: 1 }],
    });
    expect(data).not.toHaveProperty('userId');
    expect(data?.refundNo).toMatch(new RegExp(`^TK${chinaDay(server.now()).replaceAll('-', '')}\\d{10}$`));
    expect(Date.parse(data?.requestedAt ?? '')).toBeGreaterThanOrEqual(before);
    const { points } = await server.db
      .selectFrom('users')
      .select('points')
      .where('user_id', '=', as.userId)
      .executeTakeFirstOrThrow();
    expect(points).toBe(200);
  });

  it('of a part is written into the log of its order, and the order goes on', async () => {
    const orderNo = await waiting([await parcelSku(), await parcelSku()]);
    const first = await refund(orderNo, [1]);
    expect(first.data).toMatchObject({ amountFen: 5_000, lines: [{ line: 1 }] });
    const order = await server.data(orders.goodsOrder, { orderNo }, { as });
    expect(order.state).toBe('delivering');
    expect(order.log.at(-1)).toMatchObject({ state: 'delivering', reason: '部分退款：不想要了' });
    const again = await refund(orderNo, [1]);
    expect(again.data?.refundNo).toBe(first.data?.refundNo);
    expect(await refund(orderNo, [1, 2])).toMatchObject({ success: false, message: '该商品已退款' });
    const second = await refund(orderNo, [2]);
    const { refunds } = await server.data(afterSale.orderFulfilment, { orderNo }, { as });
    expect(refunds.map(({ refundNo }) => refundNo).toSorted()).toEqual(
      [first.data?.refundNo, second.data?.refundNo].toSorted(),
    );
    const { log } = await server.data(orders.goodsOrder, { orderNo }, { as });
    expect(log.at(-1)).toMatchObject({ state: 'refunding', reason: '全部商品申请退款' });
  });

  it('of a line that the order does not have, or of an order that is not there, is refused', async () => {
    const orderNo = await waiting([await parcelSku()]);
    expect(await refund(orderNo, [1, 7])).toMatchObject({ success: false, message: '没有找到该商品' });
    expect(await refund('none')).toMatchObject({ success: false, message: '没有找到该订单' });
    expect(await refund(orderNo, [1, 1])).toMatchObject({ success: true });
  });

  it('belongs to its subscriber alone', async () => {
    const orderNo = await waiting([await parcelSku()]);
    const { data } = await refund(orderNo);
    const other = await aMember(server);
    for (const [owner, refundNo] of [
      [other, data?.refundNo ?? ''],
      [as, 'none'],
    ] as const)
      expect(await server.call(afterSale.refundDetail, { refundNo }, { as: owner })).toMatchObject({
        success: false,
        message: '没有找到该退款',
      });
  });

  it('of an order that cost nothing is settled at once, and gives the card back', async () => {
    const cardCode = await aCard({ amount_fen: 5_000 });
    const orderNo = await waiting([await parcelSku({ coupon_types: ['qyfd'] })]);
    const { data } = await refund(orderNo);
    expect(data).toMatchObject({ state: 'refunded', amountFen: 0, settledAt: data?.requestedAt });
    expect((await server.data(orders.goodsOrder, { orderNo }, { as })).state).toBe('refunded');
    const card = await server.db
      .selectFrom('user_coupons')
      .select('state')
      .where('card_code', '=', cardCode)
      .executeTakeFirst();
    expect(card?.state).toBe('usable');
  });

  it('leaves the freight when another line of the order was sent', async () => {
    const orderNo = await waiting([await parcelSku({ freight_fen: 600 })]);
    await server.sandbox(terminals.moveParcels, { orderNo });
    await server.db.transaction().execute((tx) => refundFailed(tx, orderNo, 1, '商品破损', server.now()));
    const { refunds } = await server.data(afterSale.orderFulfilment, { orderNo }, { as });
    expect(refunds).toMatchObject([{ cause: 'delivery', reason: '商品破损', amountFen: 5_000 }]);
    expect(await messages()).toContainEqual({
      kind: 'trade',
      topic: 'failed',
      source: `refund ${refunds[0]?.refundNo}`,
      title: '商品没有发放成功，已为您退款',
      text: '商品破损。款项将原路退回，优惠券和AI豆一并退还。',
    });
  });

  it('whose money is back is reported once', async () => {
    const orderNo = await waiting([await parcelSku()]);
    const { data } = await refund(orderNo);
    await server.db
      .updateTable('payment_refunds')
      .set({ state: 'done', done_at: server.now() })
      .where('order_no', '=', orderNo)
      .execute();
    const arrived = await eventually(messages, (all) => all.some(({ title }) => title === '退款已到账'));
    expect(arrived.filter(({ source }) => source.startsWith('refunded'))).toEqual([
      {
        kind: 'trade',
        topic: 'payment',
        source: `refunded ${data?.refundNo}`,
        title: '退款已到账',
        text: '款项已原路退回，到账时间以付款渠道为准。',
      },
    ]);
    const { log } = await server.data(orders.goodsOrder, { orderNo }, { as });
    expect(log.at(-1)).toMatchObject({ state: 'refunded', reason: '退款完成' });
  });
});

describe('a gift that cannot be delivered', () => {
  it('is reported as such, and the goods stay', async () => {
    const orderNo = await waiting([await parcelSku(), await parcelSku()]);
    await server.db
      .updateTable('order_lines')
      .set({ gift_of: 1, payable_fen: 0 })
      .where('order_no', '=', orderNo)
      .where('line', '=', 2)
      .execute();
    await server.db.transaction().execute((tx) => refundFailed(tx, orderNo, 2, '奶茶券已赠完', server.now()));
    expect(await messages()).toMatchObject([
      { title: '赠品没有发放成功', text: '奶茶券已赠完，没有送出。您购买的商品不受影响。' },
    ]);
    const { lines } = await server.data(afterSale.orderFulfilment, { orderNo }, { as });
    expect(lines.map(({ isRefunded }) => isRefunded)).toEqual([false, true]);
  });
});

describe('the refund of a payment', () => {
  const ofPayment = (orderNo: string, refundNo: string, amountFen: number) =>
    server.db
      .transaction()
      .execute((tx) => requestOfPayment(tx, { orderNo, refundNo, amountFen, reason: '退款' }, server.now()));
  const refundingFen = async (orderNo: string) =>
    (
      await server.db
        .selectFrom('payments')
        .select('refunding_fen')
        .where('order_no', '=', orderNo)
        .executeTakeFirstOrThrow()
    ).refunding_fen;

  it('is requested once for its number, and never for more than was paid', async () => {
    const orderNo = await waiting([await parcelSku()]);
    const [first, second] = [freshId('refund'), freshId('refund')];
    expect(await ofPayment(orderNo, first, 3_000)).toBe('requested');
    expect(await ofPayment(orderNo, first, 3_000)).toBe('requested');
    expect(await refundingFen(orderNo)).toBe(3_000);
    expect(await ofPayment(orderNo, second, 2_001)).toBe('over-paid');
    expect(await ofPayment(orderNo, second, 2_000)).toBe('requested');
    expect(await refundingFen(orderNo)).toBe(5_000);
    expect(await ofPayment('none', freshId('refund'), 1)).toBe('nothing-paid');
  });
});
