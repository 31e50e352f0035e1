import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { anOrder } from '../../../testing/data/orders/an-order.ts';
import { eventually } from '../../../testing/eventually.ts';
import { giveBalance } from '../../../testing/data/give-balance.ts';
import { brokenPayments } from '../../../testing/invariants/payment-invariants.ts';
import { raced } from '../../../testing/race-rounds.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let service: TestOperator;
let finance: TestOperator;
beforeAll(async () => {
  server = await testServer();
  service = await anOperator(server, { roles: ['service'] });
  finance = await anOperator(server, { roles: ['finance'] });
});
afterAll(() => server.stop());

const reason = '用户来电要求';
const list = (input: Parameters<typeof consoleData<typeof orderConsole.orders>>[2], as = service) =>
  consoleData(server, orderConsole.orders, input, as);
const detail = (orderNo: string) => consoleData(server, orderConsole.orderDetail, { orderNo }, service);
const refund = (orderNo: string, lines = [1], as = service) =>
  callConsole(server, orderConsole.refundOrder, { orderNo, lines, reason }, as);
const approve = (proposalId: string, as = finance) =>
  callConsole(server, proposals.approveProposal, { proposalId }, as);
const stateOf = async (orderNo: string) =>
  (
    await server.db
      .selectFrom('orders')
      .select('state')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
  ).state;
const becomes = (orderNo: string, state: string) =>
  eventually(
    () => stateOf(orderNo),
    (each) => each === state,
  );

/** A payment may be on its way between the channel and the ledger. */
const nothingBroken = () =>
  eventually(
    () => brokenPayments(server.db),
    (broken) => broken.length === 0,
  );

async function aPayer(balance = 50_000): Promise<TestMember> {
  const as = await aMember(server);
  await giveBalance(server, as.mobile, balance);
  return as;
}
/** An order of goods by post, paid by the phone bill. */
async function aPostedOrder(payableFen = 1_000, as?: TestMember) {
  const owner = as ?? (await aPayer());
  const order = await anOrder(server, { as: owner, payableFen });
  await server.data(payments.createPayment, { orderNo: order.orderNo, payMethodId: 3 }, { as: owner });
  await becomes(order.orderNo, 'paid');
  return order;
}

describe('the list of orders', () => {
  it('finds an order by its number, an attempt to pay, its phone number and its filters', async () => {
    const { as, orderNo } = await aPostedOrder(1_234);
    const { paymentNo } = await server.db
      .selectFrom('payments')
      .select('payment_no as paymentNo')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    for (const filters of [
      { number: orderNo },
      { number: paymentNo },
      { mobile: as.mobile },
      { mobile: as.mobile, state: 'paid', payMethodId: 3, kind: 'virtual', minFen: 1_234, maxFen: 1_234 },
    ] as const)
      expect((await list(filters)).rows).toMatchObject([
        { orderNo, state: 'paid', step: 'group', payableFen: 1_234, payMethodId: 3, isStuck: false },
      ]);
    for (const filters of [
      { number: 'nothing' },
      { mobile: as.mobile, state: 'done' },
      { mobile: as.mobile, payMethodId: 1 },
      { mobile: as.mobile, minFen: 1_235 },
      { mobile: as.mobile, until: '2020-01-01T00:00:00.000Z' },
    ] as const)
      expect((await list(filters)).rows).toEqual([]);
    await server.db
      .updateTable('users')
      .set({ area_num: '320500' })
      .where('user_id', '=', as.userId)
      .execute();
    expect((await list({ mobile: as.mobile, areaNum: '320500' })).rows).toMatchObject([
      { areaNum: '320500' },
    ]);
    expect((await list({ mobile: as.mobile, areaNum: '320100' })).rows).toEqual([]);
    expect(JSON.stringify(await list({ mobile: as.mobile }))).not.toContain(as.mobile);
  });

  it('goes on by key: every order once, the newest first', async () => {
    const as = await aMember(server);
    const made: string[] = [];
    for (let each = 0; each < 5; each += 1) made.push((await anOrder(server, { as })).orderNo);
    const first = await list({ mobile: as.mobile, limit: 2 });
    const second = await list({ mobile: as.mobile, limit: 2, after: first.nextKey ?? '' });
    const third = await list({ mobile: as.mobile, limit: 2, after: second.nextKey ?? '' });
    expect([first, second, third].flatMap(({ rows }) => rows.map(({ orderNo }) => orderNo))).toEqual(
      made.toReversed(),
    );
    expect([first.count, second.count, third.nextKey]).toEqual([{ value: 5, exact: true }, null, null]);
  });

  it('shows what waits longer than it should, and counts it', async () => {
    const before = await consoleData(server, orderConsole.orderCounts, {}, service);
    const { as, orderNo } = await anOrder(server);
    await server.db
      .insertInto('payments')
      .values({
        payment_no: `stuck-${orderNo}`,
        order_no: orderNo,
        user_id: as.userId,
        pay_method_id: 3,
        amount_fen: 1_000,
        state: 'open',
        trade_no: null,
        created_at: new Date(server.now().getTime() - 11 * 60_000),
        expires_at: new Date(server.now().getTime() + 60 * 60_000),
        paid_at: null,
        next_query_at: new Date(server.now().getTime() + 60 * 60_000),
      })
      .execute();
    expect((await list({ state: 'stuck', mobile: as.mobile })).rows).toMatchObject([
      { orderNo, step: 'confirmation', isStuck: true },
    ]);
    const after = await consoleData(server, orderConsole.orderCounts, {}, service);
    expect([after.created - before.created, after.stuck - before.stuck]).toEqual([1, 1]);
  });
});

describe('an order', () => {
  it('says what each side did, and what can be done with it', async () => {
    const { orderNo } = await aPostedOrder(1_500);
    const shown = await detail(orderNo);
    expect(shown).toMatchObject({
      payments: [{ payMethodId: 3, amountFen: 1_500, state: 'paid', isSurplus: false }],
      ledger: [{ debit: 'phone-bill', credit: 'orders', amountFen: 1_500 }],
      lines: [{ line: 1, payableFen: 1_500, delivery: null, refund: null, resend: '还没有开始发放' }],
      acts: { query: null, close: '已经付款，请走退款', refund: null },
    });
    const { paymentNo } = shown.payments[0] ?? {};
    expect(shown.trace.map((entry) => [entry.paymentNo, entry.text])).toEqual(
      expect.arrayContaining([
        [paymentNo, '发起话费 ¥15.00'],
        [paymentNo, '付款成功，金额一致'],
        [null, '话费付款成功'],
      ]),
    );
  });

  it('is asked for at its channel, whose answer counts like its notice', async () => {
    const { orderNo } = await aPostedOrder();
    const { said } = await consoleData(server, orderConsole.queryOrder, { orderNo }, finance);
    expect(said).toMatchObject([{ text: '话费：渠道已收款 ¥10.00', agrees: true }]);
    const unpaid = await anOrder(server);
    expect(
      (await callConsole(server, orderConsole.queryOrder, { orderNo: unpaid.orderNo }, finance)).message,
    ).toBe('没有经过渠道的付款');
  });

  it('has notes of operators, which its subscriber does not see', async () => {
    const { as, orderNo } = await anOrder(server);
    await consoleData(server, orderConsole.addOrderNote, { orderNo, text: '用户要薄荷色' }, service);
    expect((await detail(orderNo)).notes).toMatchObject([{ by: service.name, text: '用户要薄荷色' }]);
    expect(JSON.stringify(await server.data(orders.goodsOrder, { orderNo }, { as }))).not.toContain('薄荷');
  });

  it('is closed before it is paid, and its stock is free again', async () => {
    const { orderNo, skuId } = await anOrder(server);
    const left = () =>
      server.db.selectFrom('skus').select('stock_left').where('sku_id', '=', skuId).executeTakeFirstOrThrow();
    expect(await left()).toEqual({ stock_left: 8 });
    await consoleData(server, orderConsole.closeOrder, { orderNo, reason }, service);
    expect([await stateOf(orderNo), await left()]).toEqual(['closed', { stock_left: 9 }]);
    expect((await callConsole(server, orderConsole.closeOrder, { orderNo, reason }, service)).message).toBe(
      '已经关闭',
    );
  });

  it('is closed or paid when both happen at once, never both', async () => {
    await raced(
      async () => ({ ...(await anOrder(server, { as: await aPayer() })) }),
      async ({ as, orderNo }) => {
        const [closed, paid] = await Promise.all([
          callConsole(server, orderConsole.closeOrder, { orderNo, reason }, service),
          server.call(payments.createPayment, { orderNo, payMethodId: 3 }, { as }),
        ]);
        expect(closed.success && paid.success && (await stateOf(orderNo)) === 'paid').toBe(false);
        expect(await stateOf(orderNo)).toMatch(/^(closed|paid|created|refunded|refunding)$/);
      },
    );
  });
});

describe('a line whose supplier does not answer', () => {
  it('is sent again under its own number, and delivered once', async () => {
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: true });
    const as = await aPayer();
    const skuId = `${await aGoods(server, { price_fen: 1_000, kind: 'charge', supplier: 'video' })}.1`;
    const { orderNo } = await server.data(
      orders.submitOrder,
      { lines: [{ skuId, quantity: 1 }], benefitMobile: as.mobile, payableFen: 1_000 },
      { as },
    );
    await server.data(payments.createPayment, { orderNo, payMethodId: 3 }, { as });
    await eventually(
      () => detail(orderNo),
      ({ lines }) => (lines[0]?.tries ?? 0) > 0,
    );
    expect((await detail(orderNo)).lines).toMatchObject([{ delivery: 'delivering', resend: null }]);
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: false });
    await eventually(
      async () => {
        await callConsole(server, orderConsole.resendOrderLine, { orderNo, line: 1, reason }, service);
        server.wakeJobs();
        return stateOf(orderNo);
      },
      (state) => state === 'done',
    );
    const granted = await server.db
      .selectFrom('sandbox_grants')
      .select('outcome')
      .where('claim_id', 'like', `${orderNo}%`)
      .execute();
    expect(granted).toEqual([{ outcome: 'granted' }]);
    expect(
      (await callConsole(server, orderConsole.resendOrderLine, { orderNo, line: 1, reason }, service))
        .message,
    ).toBe('已经发放，不能重发');
  });
});

describe('a refund by an operator', () => {
  it('up to 20 yuan is made at once by one person, and pays back what was paid', async () => {
    const { orderNo } = await aPostedOrder(2_000);
    expect(
      await consoleData(server, orderConsole.refundPreview, { orderNo, lines: [1] }, service),
    ).toMatchObject({
      amountFen: 2_000,
      needsApproval: false,
    });
    expect((await refund(orderNo)).data).toEqual({ proposalId: null });
    await becomes(orderNo, 'refunded');
    expect((await refund(orderNo)).message).toContain('该商品已退款');
    await nothingBroken();
  });

  it('above waits for finance, who sees what it gives back; the proposer cannot approve it', async () => {
    const { orderNo } = await aPostedOrder(2_001);
    const { proposalId } = (await refund(orderNo)).data;
    expect(await stateOf(orderNo)).toBe('paid');
    const shown = await consoleData(server, proposals.proposal, { proposalId: proposalId ?? '' }, finance);
    expect(shown).toMatchObject({ act: '退款', mayDecide: true });
    expect(shown.effects).toContain('原路退回话费 ¥20.01');
    expect((await approve(proposalId ?? '', service)).success).toBe(false);
    expect(await stateOf(orderNo)).toBe('paid');
    expect((await approve(proposalId ?? '')).success).toBe(true);
    await becomes(orderNo, 'refunded');
    const [made] = await server.db
      .selectFrom('operator_refunds')
      .selectAll()
      .where('order_no', '=', orderNo)
      .execute();
    expect(made).toMatchObject({
      amount_fen: 2_001,
      requested_by: service.operatorId,
      approved_by: finance.operatorId,
    });
    await nothingBroken();
  });

  it('is not approved after the subscriber has refunded the order', async () => {
    const { as, orderNo } = await aPostedOrder(3_000);
    const { proposalId } = (await refund(orderNo)).data;
    await server.data(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as });
    expect((await approve(proposalId ?? '')).success).toBe(false);
    const refunds = await server.db
      .selectFrom('order_refunds')
      .select('refund_no')
      .where('order_no', '=', orderNo)
      .execute();
    expect(refunds).toHaveLength(1);
  });

  it('and one by the subscriber at the same time pay once', async () => {
    await raced(
      () => aPostedOrder(1_000),
      async ({ as, orderNo }) => {
        await Promise.all([
          refund(orderNo, [1], service),
          server.call(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as }),
        ]);
        const refunds = await server.db
          .selectFrom('order_refunds')
          .select('amount_fen')
          .where('order_no', '=', orderNo)
          .execute();
        expect(refunds).toEqual([{ amount_fen: 1_000 }]);
      },
    );
    await nothingBroken();
  });

  it('of more than 300 yuan a day by one person needs another, also when several are made at once', async () => {
    const busy = await anOperator(server, { roles: ['service'] });
    const made = await Promise.all(Array.from({ length: 17 }, () => aPostedOrder(2_000)));
    const answers = await Promise.all(made.map(({ orderNo }) => refund(orderNo, [1], busy)));
    expect(answers.filter(({ data }) => data.proposalId === null)).toHaveLength(15);
    expect(answers.filter(({ data }) => data.proposalId !== null)).toHaveLength(2);
  });

  it('of an order that is not paid, or of lines it does not have, changes nothing', async () => {
    const { orderNo } = await anOrder(server);
    expect((await refund(orderNo)).message).toContain('订单没有付款');
    expect((await refund(orderNo, [7])).message).toBe('订单里没有这件商品');
    expect((await refund('nothing')).message).toBe('没有这个订单');
    expect(
      (await callConsole(server, orderConsole.refundOrder, { orderNo, lines: [1], reason }, finance)).success,
    ).toBe(false);
  });
});
