import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { anAddress } from '../../../testing/data/an-address.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { lockedOrder } from '../orders/tables.ts';
import { refundLines } from './refund-lines.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  member = await aMember(server);
});
afterAll(() => server.stop());

const day = 86_400_000;
async function parcelSku(): Promise<string> {
  const sku_id = `${await aGoods(server, { kind: 'physical', price_fen: 5_000, freight_fen: 600, coupon_types: ['qyfd'] })}.1`;
  await server.db.insertInto('area_stock').values({ sku_id, area_num: '*', inventory: 5 }).execute();
  return sku_id;
}
async function aCard(validMs: number): Promise<string> {
  const card_code = freshId('card');
  await server.db
    .insertInto('user_coupons')
    .values({
      card_code,
      user_id: member.userId,
      coupon_type: 'qyfd',
      amount_fen: 300,
      title: '福袋券',
      expires_at: new Date(server.now().getTime() + validMs),
      template_id: null,
    })
    .execute();
  return card_code;
}
const waiting = async (...skuIds: readonly string[]) => {
  const orderNo = await aPaidOrder(server, member, {
    lines: skuIds.map((skuId) => ({ skuId, quantity: 1 })),
    addressId: await anAddress(server, member),
  });
  await eventually(
    () => server.data(orders.goodsOrder, { orderNo }, { as: member }),
    ({ state }) => state === 'delivering',
  );
  return orderNo;
};
const refund = (orderNo: string, lines?: number[]) =>
  server.call(
    afterSale.requestRefund,
    { orderNo, reason: '不想要了', ...(lines && { lines }) },
    { as: member },
  );
const inventory = async (skuId: string) =>
  (
    await server.db
      .selectFrom('area_stock')
      .select('inventory')
      .where('sku_id', '=', skuId)
      .executeTakeFirstOrThrow()
  ).inventory;
const cards = () =>
  server.db
    .selectFrom('user_coupons')
    .select(['state', 'amount_fen', 'expires_at'])
    .where('user_id', '=', member.userId)
    .orderBy('expires_at')
    .execute();

describe('a refund', () => {
  it('gives back money with freight, stock and cards, once however often it is requested', async () => {
    await aCard(30 * day);
    const sku = await parcelSku();
    const orderNo = await waiting(sku);
    expect(await inventory(sku)).toBe(4);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(orderNo)));
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(new Set(answers.map(({ data }) => data?.refundNo)).size).toBe(1);
    expect(answers[0]?.data).toMatchObject({ amountFen: 5_000 - 300 + 600, state: 'refunding' });
    expect(await inventory(sku)).toBe(5);
    expect(await cards()).toMatchObject([{ state: 'usable' }]);
    const refunds = await server.db
      .selectFrom('payment_refunds')
      .select('amount_fen')
      .where('order_no', '=', orderNo)
      .execute();
    expect(refunds).toEqual([{ amount_fen: 5_300 }]);
  });

  it('replaces a card that expired meanwhile by one of equal value for seven days', async () => {
    await aCard(2 * day);
    const orderNo = await waiting(await parcelSku());
    await server.db
      .updateTable('user_coupons')
      .set({ expires_at: new Date(server.now().getTime() - 1) })
      .where('user_id', '=', member.userId)
      .execute();
    const before = server.now().getTime();
    expect((await refund(orderNo)).success).toBe(true);
    const [old, fresh] = await cards();
    expect(old?.state).toBe('expired');
    expect(fresh).toMatchObject({ state: 'usable', amount_fen: 300 });
    expect(fresh?.expires_at.getTime()).toBeGreaterThanOrEqual(before + 7 * day);
  });

  it('of one line leaves the others, their cards and the freight', async () => {
    await aCard(30 * day);
    const [one, two] = [await parcelSku(), await parcelSku()];
    const orderNo = await waiting(one, two);
    const first = await refund(orderNo, [1]);
    expect(first.success).toBe(true);
    expect(await cards()).toMatchObject([{ state: 'used' }]);
    const order = await server.data(orders.goodsOrder, { orderNo }, { as: member });
    expect(order.state).toBe('delivering');
    const rest = await refund(orderNo);
    expect((first.data?.amountFen ?? 0) + (rest.data?.amountFen ?? 0)).toBe(order.paidFen);
    expect(await cards()).toMatchObject([{ state: 'usable' }]);
  });

  it('of a parcel that was sent leaves the freight, which is used', async () => {
    const orderNo = await waiting(await parcelSku());
    await server.sandbox(terminals.moveParcels, { orderNo });
    const refundNo = await server.db.transaction().execute(async (tx) => {
      const order = await lockedOrder(tx, orderNo);
      if (!order) throw new Error('the order is gone');
      const input = { cause: 'delivery' as const, reason: '商品破损', lines: [1] };
      return refundLines(tx, order, input, server.now());
    });
    const { amountFen } = await server.data(afterSale.refundDetail, { refundNo }, { as: member });
    expect(amountFen).toBe(5_000);
  });

  it('ends with the order refunded when the money is back, and shows it', async () => {
    const orderNo = await waiting(await parcelSku());
    const { data } = await refund(orderNo);
    await server.db
      .updateTable('payment_refunds')
      .set({ state: 'done', done_at: server.now() })
      .where('order_no', '=', orderNo)
      .execute();
    const shown = await eventually(
      () => server.data(afterSale.refundDetail, { refundNo: data?.refundNo ?? '' }, { as: member }),
      ({ state }) => state === 'refunded',
    );
    expect(shown.settledAt).not.toBeNull();
    const { log } = await server.data(orders.goodsOrder, { orderNo }, { as: member });
    expect(log.map(({ state }) => state)).toEqual(['created', 'paid', 'delivering', 'refunding', 'refunded']);
  });

  it('is refused for a parcel on its way, and for an order of another subscriber', async () => {
    const orderNo = await waiting(await parcelSku());
    const other = await aMember(server);
    expect(
      await server.call(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as: other }),
    ).toMatchObject({ success: false, message: '没有找到该订单' });
    await server.sandbox(terminals.moveParcels, { orderNo });
    expect(await refund(orderNo)).toMatchObject({
      success: false,
      message: '商品已发出，需要退货请联系客服',
    });
  });
});
