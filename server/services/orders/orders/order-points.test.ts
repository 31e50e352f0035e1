import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { reports } from '#core/contract/sandbox/reports.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { anAddress } from '../../../testing/data/an-address.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { brokenPayments } from '../../../testing/invariants/payment-invariants.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterEach(async () => {
  await expect.poll(() => brokenPayments(server.db)).toEqual([]);
  expect((await server.sandbox(reports.ledger, {})).differences).toEqual([]);
});
afterAll(() => server.stop());

/** A subscriber with points. */
async function aHolder(points: number): Promise<TestMember> {
  const member = await aMember(server);
  await server.db.updateTable('users').set({ points }).where('user_id', '=', member.userId).execute();
  return member;
}
const pointsOf = async ({ userId }: TestMember) =>
  (
    await server.db
      .selectFrom('users')
      .select('points')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).points;
const aSku = async (price_fen: number, traits: Parameters<typeof aGoods>[1] = {}) =>
  `${await aGoods(server, { price_fen, ...traits })}.1`;
const submit = (as: TestMember, skuIds: readonly string[], payableFen: number) =>
  server.call(
    orders.submitOrder,
    { lines: skuIds.map((skuId) => ({ skuId, quantity: 1 })), usePoints: true, payableFen },
    { as, headers: { 'idempotency-key': freshId('order-key') } },
  );

it('points take off what they are worth as a step of the bill, and are only offered until they are used', async () => {
  const [as, skuId] = [await aHolder(300), await aSku(1_000)];
  const lines = [{ skuId, quantity: 1 }];
  expect(await server.data(orders.previewOrder, { lines }, { as })).toMatchObject({
    payableFen: 1_000,
    points: { held: 300, usableFen: 300, usedFen: 0 },
  });
  expect(await server.data(orders.previewOrder, { lines, usePoints: true }, { as })).toMatchObject({
    payableFen: 700,
    steps: [
      { kind: 'list', amountFen: 1_000 },
      { kind: 'points', amountFen: -300 },
    ],
    points: { held: 300, usableFen: 300, usedFen: 300 },
  });
  expect(await pointsOf(as)).toBe(300);
});

it('two orders at once use the points once: the second is refused with its new price', async () => {
  const [as, skuId] = [await aHolder(300), await aSku(1_000)];
  const answers = await Promise.all([submit(as, [skuId], 700), submit(as, [skuId], 700)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.find(({ success }) => !success)?.message).toBe('价格已更新为10元，请确认后重新提交');
  expect(await pointsOf(as)).toBe(0);
});

it('an order that is cancelled or paid wholly with points gives back or keeps them', async () => {
  const [as, skuId] = [await aHolder(1_300), await aSku(1_000)];
  const paid = await submit(as, [skuId], 0);
  expect(paid.data).toMatchObject({ payableFen: 0, state: 'paid' });
  const waiting = await submit(as, [skuId], 700);
  expect(await pointsOf(as)).toBe(0);
  const { orderNo } = waiting.data ?? { orderNo: '' };
  await server.data(orders.cancelOrder, { orderNo }, { as });
  await server.data(orders.cancelOrder, { orderNo }, { as });
  expect(await pointsOf(as)).toBe(300);
});

it('a refund of a line gives back its share of the points and of the money, once', async () => {
  const as = await aHolder(300);
  const [first, second] = [await aSku(1_000, { kind: 'physical' }), await aSku(2_000, { kind: 'physical' })];
  await server.db
    .insertInto('area_stock')
    .values([first, second].map((sku_id) => ({ sku_id, area_num: '*', inventory: 5 })))
    .execute();
  const { orderNo } = await server.data(
    orders.submitOrder,
    {
      lines: [first, second].map((skuId) => ({ skuId, quantity: 1 })),
      usePoints: true,
      payableFen: 2_700,
      addressId: await anAddress(server, as),
    },
    { as, headers: { 'idempotency-key': freshId('order-key') } },
  );
  const { paymentNo } = await server.data(
    payments.createPayment,
    { orderNo, payMethodId: 7, returnTo: '/content/x' },
    { as },
  );
  await server.sandbox(upstreams.payAtCashier, { paymentNo, result: 'success' });
  await eventually(
    () => server.data(orders.goodsOrder, { orderNo }, { as }),
    ({ state }) => state === 'delivering',
  );
  const refund = (line: number) =>
    server.call(afterSale.requestRefund, { orderNo, lines: [line], reason: '不想要了' }, { as });
  const answers = await Promise.all([refund(1), refund(1), refund(1)]);
  expect(answers.find(({ success }) => success)?.data).toMatchObject({ amountFen: 900, pointsFen: 100 });
  expect(await pointsOf(as)).toBe(100);
  expect((await refund(2)).data).toMatchObject({ amountFen: 1_800, pointsFen: 200 });
  expect(await pointsOf(as)).toBe(300);
  await eventually(
    () => server.data(orders.goodsOrder, { orderNo }, { as }),
    ({ state, refundedFen }) => state === 'refunded' && refundedFen === 2_700,
  );
});
