import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lounge } from '#core/contract/goods/lounge.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { wallet } from '#core/contract/order/wallet.ts';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aHall } from '../../../testing/data/a-hall.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { someCodes } from '../../../testing/data/some-codes.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { useCode } from '../fulfilment/use-code.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  member = await aMember(server);
});
afterAll(() => server.stop());

const list = async (input: object = {}) =>
  (await server.data(orders.orderList, input, { as: member })).list.map(({ orderNo, stateText }) => [
    orderNo,
    stateText,
  ]);
const toUseCount = async () => (await server.data(afterSale.orderCounts, {}, { as: member })).toUse;
const detail = (orderNo: string) => server.data(orders.goodsOrder, { orderNo }, { as: member });
const fulfilment = (orderNo: string) => server.data(afterSale.orderFulfilment, { orderNo }, { as: member });
const hide = (orderNo: string, as = member) => server.call(afterSale.hideOrder, { orderNo }, { as });
const use = (orderNo: string) => server.sandbox(terminals.useVoucher, { orderNo });

async function bought(skuId: string, quantity = 1): Promise<string> {
  const orderNo = await aPaidOrder(server, member, { lines: [{ skuId, quantity }] });
  await eventually(
    () => detail(orderNo),
    ({ state }) => state === 'done',
  );
  return orderNo;
}
const aVoucher = async (count = 1, days = 100) => bought(await someCodes(server, { count, days }), count);
const end = (orderNo: string, days: number) =>
  server.db
    .updateTable('sku_codes')
    .set({ valid_until: new Date(server.now().getTime() + days * 86_400_000) })
    .where('order_no', '=', orderNo)
    .execute();

describe('an order with a code', () => {
  it('is to be used until shops have taken all of its codes', async () => {
    const orderNo = await aVoucher(2);
    expect(await list({ toUse: true })).toEqual([[orderNo, '待使用2张']]);
    expect(await list({ states: ['done'], toUse: false })).toEqual([]);
    expect(await list()).toEqual([[orderNo, '待使用2张']]);
    expect(await toUseCount()).toBe(1);
    expect(await detail(orderNo)).toMatchObject({ stateText: '待使用2张', use: { codes: 2, ended: 0 } });
    expect(await use(orderNo)).toMatchObject({ ok: true });
    expect(await list({ toUse: true })).toEqual([[orderNo, '待使用1张']]);
    expect(await use(orderNo)).toMatchObject({ ok: true });
    expect(await use(orderNo)).toMatchObject({ ok: false });
    expect(await list({ toUse: true })).toEqual([]);
    expect(await list({ states: ['done'], toUse: false })).toEqual([[orderNo, '已完成']]);
    expect(await toUseCount()).toBe(0);
  });

  it('is deleted only when nothing of it can be used', async () => {
    const orderNo = await aVoucher();
    expect((await fulfilment(orderNo)).canHide).toBe(false);
    expect(await hide(orderNo)).toMatchObject({ success: false, message: '用完或退款后才能删除' });
    expect(await hide(orderNo, await aMember(server))).toMatchObject({ message: '没有找到该订单' });
    await use(orderNo);
    expect((await fulfilment(orderNo)).canHide).toBe(true);
    expect(await hide(orderNo)).toMatchObject({ success: true });
    expect(await list()).toEqual([]);
  });

  it('has ended when no code was used in time, and can be deleted then', async () => {
    const orderNo = await aVoucher();
    await end(orderNo, -1);
    expect(await list()).toEqual([[orderNo, '已过期']]);
    expect(await list({ toUse: true })).toEqual([]);
    expect(await hide(orderNo)).toMatchObject({ success: true });
  });

  it('that ends first is the first of those to be used', async () => {
    const [later, sooner] = [await aVoucher(), await aVoucher()];
    await end(sooner, 10);
    const { list: found } = await server.data(orders.orderList, { toUse: true }, { as: member });
    expect(found.map(({ orderNo }) => orderNo)).toEqual([sooner, later]);
    expect(await list({ toUse: true, keyword: later })).toEqual([[later, '待使用1张']]);
  });

  it('is not to be used any more when it was refunded, and its code is sold anew', async () => {
    const skuId = await someCodes(server);
    const orderNo = await bought(skuId);
    await server.data(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as: member });
    expect(await list({ toUse: true })).toEqual([]);
    const again = await bought(skuId);
    expect(await list({ toUse: true })).toEqual([[again, '待使用1张']]);
  });

  it('is used or refunded, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderNo = await aVoucher();
      const codeId = (await fulfilment(orderNo)).lines[0]?.codes[0]?.codeId ?? '';
      const [isUsed, refunded] = await Promise.all([
        useCode(server.deps, codeId),
        server.call(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as: member }),
      ]);
      expect([isUsed === 'used', refunded.success].filter(Boolean)).toHaveLength(1);
    }
  });
});

it('an order of lounge visits is to be used until the last was', async () => {
  const { skuId, hallId } = await aHall(server);
  const orderNo = await bought(skuId, 2);
  expect(await list({ toUse: true })).toEqual([[orderNo, '待使用2次']]);
  const { orderId } = await server.data(lounge.bookLounge, { hallId, companions: 0 }, { as: member });
  expect(await list({ toUse: true })).toEqual([[orderNo, '待使用2次']]);
  expect(await hide(orderNo)).toMatchObject({ message: '用完或退款后才能删除' });
  await server.db
    .updateTable('lounge_orders')
    .set({ state: 'verified', verified_at: server.now(), verified_hall_id: hallId })
    .where('order_id', '=', orderId)
    .execute();
  expect(await list({ toUse: true })).toEqual([[orderNo, '待使用1次']]);
  expect(await toUseCount()).toBe(1);
});

it('an order says while a part of its money is on its way back, and is not deleted then', async () => {
  const orderNo = await aVoucher();
  const refund_no = freshId('refund');
  await server.db
    .insertInto('order_refunds')
    .values({
      refund_no,
      order_no: orderNo,
      user_id: member.userId,
      cause: 'subscriber',
      reason: '不想要了',
      amount_fen: 1,
      state: 'refunding',
      requested_at: server.now(),
      settled_at: null,
    })
    .execute();
  await use(orderNo);
  expect(await detail(orderNo)).toMatchObject({ stateText: '部分退款中', isRefunding: true });
  expect(await hide(orderNo)).toMatchObject({ message: '退款到账后才能删除' });
  await server.db
    .updateTable('order_refunds')
    .set({ state: 'refunded' })
    .where('refund_no', '=', refund_no)
    .execute();
  expect(await hide(orderNo)).toMatchObject({ success: true });
});

it('the wallet of one order has its vouchers alone, and those of its subscriber', async () => {
  const [orderNo] = [await aVoucher(2), await aVoucher()];
  const input = { orderNo };
  const { vouchers, codeCount } = await server.data(wallet.wallet, input, { as: member });
  expect(vouchers.map((each) => [each.orderNo, each.codes.length])).toEqual([[orderNo, 2]]);
  expect(codeCount).toBe(2);
  const other = await aMember(server);
  expect((await server.data(wallet.wallet, input, { as: other })).vouchers).toEqual([]);
});

describe('what was saved', () => {
  const savings = (orderNo: string, as = member) => server.call(afterSale.orderSavings, { orderNo }, { as });
  const list_fen = 2_000;
  const saving = async () => {
    const skuId = await someCodes(server, { count: 2, price_fen: 1_500 });
    const orderNo = await bought(skuId);
    await server.db.updateTable('order_lines').set({ list_fen }).where('order_no', '=', orderNo).execute();
    return orderNo;
  };

  it('is what the order and all of the year cost below their list prices', async () => {
    const [first, second] = [await saving(), await saving()];
    expect(await savings(second)).toMatchObject({ data: { savedFen: 500, yearSavedFen: 1_000 } });
    const lastYear = new Date(server.now().getTime() - 366 * 86_400_000);
    await server.db
      .updateTable('orders')
      .set({ created_at: lastYear })
      .where('order_no', '=', first)
      .execute();
    expect(await savings(first)).toMatchObject({ data: { savedFen: 500, yearSavedFen: 500 } });
    await server.data(afterSale.requestRefund, { orderNo: second, reason: '不想要了' }, { as: member });
    expect(await savings(second)).toMatchObject({ data: { savedFen: 0, yearSavedFen: 0 } });
  });

  it('is nothing of an order that is not paid, and not shown to another subscriber', async () => {
    const skuId = `${await aGoods(server, { price_fen: 500 })}.1`;
    const order = { lines: [{ skuId, quantity: 1 }], payableFen: 500 };
    const { orderNo } = await server.data(orders.submitOrder, order, { as: member });
    expect(await savings(orderNo)).toMatchObject({ data: { savedFen: 0, yearSavedFen: 0 } });
    expect(await savings(orderNo, await aMember(server))).toMatchObject({
      success: false,
      message: '没有找到该订单',
    });
  });
});
