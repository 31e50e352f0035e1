import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { payChannels } from '#core/rules/pay/pay-channels.ts';
import { reports } from '#core/contract/sandbox/reports.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { PayAct } from '#core/contract/sandbox/upstreams.shapes.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { anOrder, type TestOrder } from '../../../testing/data/orders/an-order.ts';
import { eventually } from '../../../testing/eventually.ts';
import { giveBalance } from '../../../testing/data/give-balance.ts';
import { brokenPayments } from '../../../testing/invariants/payment-invariants.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { settlePayment } from './settle-payment.ts';
import { paymentByNo } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterEach(async () => await expect.poll(() => brokenPayments(server.db)).toEqual([]));
afterAll(() => server.stop());

type MethodId = keyof typeof payChannels;
const minute = 60_000;
const create = ({ as, orderNo }: TestOrder, payMethodId: MethodId = 7) =>
  server.data(payments.createPayment, { orderNo, payMethodId, returnTo: '/content/x' }, { as });
const act = (paymentNo: string, result: PayAct['result'], more: Partial<PayAct> = {}) =>
  server.sandbox(upstreams.payAtCashier, { paymentNo, result, ...more });
const statusOf = ({ as }: TestOrder, paymentNo: string) =>
  server.data(payments.paymentStatus, { paymentNo }, { as });
const orderOf = ({ as, orderNo }: TestOrder) => server.data(orders.goodsOrder, { orderNo }, { as });
const stateOf = async (order: TestOrder) => (await orderOf(order)).state;
const cancel = ({ as, orderNo }: TestOrder) => server.call(orders.cancelOrder, { orderNo }, { as });
const refundsOf = ({ orderNo }: TestOrder) =>
  server.db.selectFrom('payment_refunds').selectAll().where('order_no', '=', orderNo).execute();
const refunded = (order: TestOrder) =>
  eventually(
    () => refundsOf(order),
    (rows) => rows.length > 0 && rows.every(({ state }) => state === 'done'),
  );

describe('paying by a channel with a cashier', () => {
  it.each([1, 2, 7, 8] as const)('method %i pays the order once its notice is verified', async (method) => {
    const order = await anOrder(server);
    const created = await create(order, method);
    expect(created).toMatchObject({ state: 'waiting', amountFen: 1_000, action: { kind: 'redirect' } });
    expect(await stateOf(order)).toBe('created');
    if (created.action.kind === 'redirect') {
      const page = await fetch(created.action.url);
      expect(await page.text()).toContain('应付 ¥10.00');
    }
    expect(await act(created.paymentNo, 'success')).toEqual({
      paymentNo: created.paymentNo,
      state: 'paid',
      notices: [200],
    });
    expect(await statusOf(order, created.paymentNo)).toMatchObject({ state: 'paid', refundedFen: 0 });
    expect(await orderOf(order)).toMatchObject({
      state: 'paid',
      paidFen: 1_000,
      log: [{ state: 'created' }, { state: 'paid' }],
    });
  });

  it('opens the chat app’s own cashier for a subscriber it knows', async () => {
    const as = await aMember(server);
    await server.db
      .updateTable('users')
      .set({
        open_id_sealed: server.deps.encryption.identities.seal('open-1'),
        open_id_lookup: server.deps.encryption.identities.lookup('open-1'),
      })
      .where('user_id', '=', as.userId)
      .execute();
    const { orderNo } = await anOrder(server, { as });
    const { action } = await server.data(
      payments.createPayment,
      { orderNo, payMethodId: 1, scene: 'jsapi' },
      { as },
    );
    expect(action).toMatchObject({
      kind: 'jsapi',
      signType: 'RSA',
      package: expect.stringMatching(/^prepay_id=wx/),
    });
    if (action.kind !== 'jsapi') throw new Error('no values for the bridge');
    const { timeStamp: timestamp, ...values } = action;
    const bridge = (signed: object) =>
      server.sandbox(upstreams.payInChatApp, { ...values, timestamp, ...signed });
    expect(await bridge({ nonceStr: 'another' })).toEqual({ paid: false });
    expect(await bridge({})).toEqual({ paid: true });
    expect((await server.data(orders.goodsOrder, { orderNo }, { as })).state).toBe('paid');
  });

  it('opens the cashier of the mini-program for the id that the chat app has there', async () => {
    const as = await aMember(server);
    const { orderNo } = await anOrder(server, { as });
    const pay = () =>
      server.call(payments.createPayment, { orderNo, payMethodId: 1, scene: 'mini-program' }, { as });
    expect(await pay()).toMatchObject({ success: false, message: '请在小程序中重新登录后再付款' });
    const { identities } = server.deps.encryption;
    await server.db
      .insertInto('mini_program_ids')
      .values({
        user_id: as.userId,
        open_id_sealed: identities.seal('mini-1'),
        open_id_lookup: identities.lookup('mini-1'),
        bound_at: server.now(),
      })
      .execute();
    const { action } = (await pay()).data;
    if (action.kind !== 'jsapi') throw new Error('no values for the cashier');
    expect(action.appId).toBe(server.deps.miniProgram.appId);
    const { timeStamp: timestamp, ...values } = action;
    expect(await server.sandbox(upstreams.payInChatApp, { ...values, timestamp })).toEqual({ paid: true });
    expect((await server.data(orders.goodsOrder, { orderNo }, { as })).state).toBe('paid');
  });

  it('continues the same attempt when it is begun again, also at once', async () => {
    const order = await anOrder(server);
    const all = await Promise.all(Array.from({ length: 6 }, () => create(order)));
    expect(new Set(all.map(({ paymentNo }) => paymentNo)).size).toBe(1);
  });

  it('closes the attempt of another method first', async () => {
    const order = await anOrder(server);
    const first = await create(order, 7);
    const second = await create(order, 8);
    expect(await statusOf(order, first.paymentNo)).toMatchObject({ state: 'closed' });
    await act(second.paymentNo, 'success');
    expect(await stateOf(order)).toBe('paid');
  });

  it('can be tried again after it failed or was closed at the cashier', async () => {
    const order = await anOrder(server);
    for (const result of ['fail', 'close'] as const) {
      const { paymentNo } = await create(order);
      await act(paymentNo, result);
      expect(await statusOf(order, paymentNo)).toMatchObject({
        state: result === 'fail' ? 'failed' : 'closed',
      });
      expect(await stateOf(order)).toBe('created');
    }
    const { paymentNo } = await create(order);
    await act(paymentNo, 'success');
    expect(await stateOf(order)).toBe('paid');
  });

  it('is refused while its channel is out, and continues afterwards', async () => {
    const order = await anOrder(server);
    await server.sandbox(upstreams.setOutage, { upstream: 'bank-card', on: true });
    expect(
      await server.call(payments.createPayment, { orderNo: order.orderNo, payMethodId: 8 }, { as: order.as }),
    ).toMatchObject({ success: false, message: '支付渠道暂时没有响应，请稍后重试或换一种方式' });
    await server.sandbox(upstreams.setOutage, { upstream: 'bank-card', on: false });
    const { paymentNo } = await create(order, 8);
    await act(paymentNo, 'success');
    expect(await stateOf(order)).toBe('paid');
  });
});

describe('notices (F4–F7)', () => {
  it('that come 16 times in a row and 32 at once pay once', async () => {
    const order = await anOrder(server);
    const { paymentNo } = await create(order, 1);
    const { notices } = await act(paymentNo, 'success', { times: 32 });
    expect(notices).toEqual(Array.from({ length: 32 }, () => 200));
    for (let at = 0; at < 16; at++) await act(paymentNo, 'success');
    expect((await orderOf(order)).log.map(({ state }) => state)).toEqual(['created', 'paid']);
    expect(await refundsOf(order)).toEqual([]);
  });

  it.each([
    [1, 'forge'],
    [1, 'wrong-amount'],
    [2, 'forge'],
    [2, 'wrong-amount'],
    [7, 'forge'],
    [8, 'wrong-amount'],
  ] as const)('of method %i with %s are refused, logged, and change nothing', async (method, fault) => {
    const order = await anOrder(server);
    const { paymentNo } = await create(order, method);
    const before = server.logs().length;
    expect((await act(paymentNo, fault)).notices).toEqual([400]);
    expect(await statusOf(order, paymentNo)).toMatchObject({ state: 'waiting' });
    expect(await stateOf(order)).toBe('created');
    expect(server.logs().slice(before).join('')).toContain('a payment notice was refused');
  });

  it('of a payment with a part of a fen are refused and reported, and change nothing', async () => {
    const order = await anOrder(server);
    const { paymentNo } = await create(order, 2);
    const payment = await paymentByNo(server.db, paymentNo);
    if (!payment) throw new Error('the payment is missing');
    const before = server.logs().length;
    const state = { kind: 'paid', tradeNo: 'T1', amountFen: undefined } as const;
    expect(await settlePayment(server.deps, payment, state)).toBe('wrong-amount');
    expect(server.logs().slice(before).join('')).toContain('another amount than we asked for');
    expect(await stateOf(order)).toBe('created');
  });

  it('of the size of 10 MB, or about an unknown payment, are refused', async () => {
    const post = (body: string) =>
      server.fetch(`${server.base}/pay-notices/bank-card`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    expect((await post(`{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`)).status).toBe(413);
    expect((await post('{"paymentNo":"P1"}')).status).toBe(400);
  });

  it('that are lost are made up for by querying the channel', async () => {
    const order = await anOrder(server);
    const { paymentNo } = await create(order, 2);
    await act(paymentNo, 'success', { times: 0 });
    expect(await stateOf(order)).toBe('created');
    await server.advance(2 * minute);
    await eventually(
      () => stateOf(order),
      (state) => state === 'paid',
    );
  });

  it('that say failed or closed after it was paid change nothing', async () => {
    const order = await anOrder(server);
    const { paymentNo } = await create(order);
    await act(paymentNo, 'success');
    await server.db
      .updateTable('sandbox_trades')
      .set({ state: 'open' })
      .where('payment_no', '=', paymentNo)
      .execute();
    await act(paymentNo, 'fail');
    await act(paymentNo, 'close');
    expect(await statusOf(order, paymentNo)).toMatchObject({ state: 'paid' });
    await act(paymentNo, 'success');
  });
});

describe('money that comes late or twice', () => {
  it('for an order that was cancelled goes back by itself, once', async () => {
    const order = await anOrder(server);
    const { paymentNo } = await create(order, 1);
    expect(await cancel(order)).toMatchObject({ success: true, data: { state: 'closed' } });
    expect((await act(paymentNo, 'success', { times: 8 })).notices).toEqual(
      Array.from({ length: 8 }, () => 200),
    );
    expect(await refunded(order)).toMatchObject([{ amount_fen: 1_000, reason: '订单已关闭，款项退回' }]);
    expect(await stateOf(order)).toBe('closed');
    expect(await statusOf(order, paymentNo)).toMatchObject({ state: 'refunded', refundedFen: 1_000 });
  });

  it('from two channels pays once, and the second goes back', async () => {
    const order = await anOrder(server);
    const first = await create(order, 7);
    const second = await create(order, 8);
    await act(second.paymentNo, 'success');
    await act(first.paymentNo, 'success');
    expect(await refunded(order)).toMatchObject([
      { payment_no: first.paymentNo, reason: '重复付款，款项退回' },
    ]);
    expect(await orderOf(order)).toMatchObject({ state: 'paid', paidFen: 1_000, refundedFen: 0 });
  });

  it('for an attempt that was closed still pays the order while that waits', async () => {
    const order = await anOrder(server);
    const first = await create(order, 7);
    const second = await create(order, 8);
    await act(first.paymentNo, 'success');
    expect(await stateOf(order)).toBe('paid');
    await eventually(
      () => statusOf(order, second.paymentNo),
      ({ state }) => state === 'closed',
    );
  });
});

describe('closing an order', () => {
  it('closes its attempt at the channel before its stock comes back', async () => {
    const order = await anOrder(server);
    const { paymentNo } = await create(order, 7);
    await cancel(order);
    const trade = await server.db
      .selectFrom('sandbox_trades')
      .select('state')
      .where('payment_no', '=', paymentNo)
      .executeTakeFirst();
    expect(trade?.state).toBe('closed');
    expect(await stateOf(order)).toBe('closed');
  });

  it('that was paid a moment before keeps the payment', async () => {
    const order = await anOrder(server);
    const { paymentNo } = await create(order, 7);
    await act(paymentNo, 'success', { times: 0 });
    expect(await cancel(order)).toMatchObject({
      success: false,
      message: '订单已付款，不能取消，可申请退款',
    });
    expect(await stateOf(order)).toBe('paid');
  });

  it('waits for a channel that does not answer', async () => {
    const order = await anOrder(server);
    await create(order, 8);
    await server.sandbox(upstreams.setOutage, { upstream: 'bank-card', on: true });
    expect(await cancel(order)).toMatchObject({ success: false });
    expect(await stateOf(order)).toBe('created');
    await server.sandbox(upstreams.setOutage, { upstream: 'bank-card', on: false });
  });

  it('races with a payment without losing money or stock', async () => {
    const raced = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const order = await anOrder(server);
        const { paymentNo } = await create(order, 7);
        await Promise.all([cancel(order), act(paymentNo, 'success', { times: 2 })]);
        return order;
      }),
    );
    await eventually(
      () => Promise.all(raced.map(stateOf)),
      (states) => states.every((state) => state === 'paid' || state === 'closed'),
    );
    await server.advance(2 * minute);
    await eventually(
      () =>
        server.db
          .selectFrom('payment_refunds')
          .select('refund_no')
          .where('state', '=', 'requested')
          .execute(),
      (waiting) => waiting.length === 0,
    );
  });

  it('happens after 30 minutes, also with an attempt that was never paid', async () => {
    const [plain, started] = [await anOrder(server), await anOrder(server)];
    const { paymentNo } = await create(started, 2);
    await server.advance(31 * minute);
    await eventually(
      () => {
        // The order is closed in a round after that of its attempt.
        server.wakeJobs();
        return Promise.all([plain, started].map(stateOf));
      },
      (states) => states.every((state) => state === 'closed'),
    );
    expect(await statusOf(started, paymentNo)).toMatchObject({ state: 'closed' });
    expect(
      await server.call(
        payments.createPayment,
        { orderNo: started.orderNo, payMethodId: 7 },
        { as: started.as },
      ),
    ).toMatchObject({ success: false, message: '订单已超过付款时间，请重新下单' });
  });
});

describe('the phone bill and AI beans', () => {
  it('are debited at once, and given back by a refund', async () => {
    const as = await aMember(server);
    await giveBalance(server, as.mobile, 1_500);
    await server.db.updateTable('users').set({ points: 1_200 }).where('user_id', '=', as.userId).execute();
    for (const method of [3, 6] as const) {
      const order = await anOrder(server, { as });
      expect(await create(order, method)).toMatchObject({ state: 'paid', action: { kind: 'none' } });
      expect(await stateOf(order)).toBe('paid');
      await server.db
        .transaction()
        .execute((tx) =>
          requestRefund(
            tx,
            { orderNo: order.orderNo, refundNo: `R${order.orderNo}`, amountFen: 400, reason: '部分退款' },
            server.now(),
          ),
        );
      server.deps.refundsDue.notify();
      await refunded(order);
      expect((await orderOf(order)).refundedFen).toBe(400);
    }
    expect(await server.deps.billing.balanceFen(as.mobile)).toBe(900);
    const { points } = await server.db
      .selectFrom('users')
      .select('points')
      .where('user_id', '=', as.userId)
      .executeTakeFirstOrThrow();
    expect(points).toBe(600);
  });

  it('are refused when they do not suffice, and debit nothing', async () => {
    const as = await aMember(server);
    await giveBalance(server, as.mobile, 999);
    const order = await anOrder(server, { as });
    for (const [payMethodId, message] of [
      [3, '话费余额不足'],
      [6, 'AI豆不足，请换一种支付方式'],
    ] as const)
      expect(
        await server.call(payments.createPayment, { orderNo: order.orderNo, payMethodId }, { as }),
      ).toMatchObject({ success: false, message });
    expect(await stateOf(order)).toBe('created');
    expect(await server.deps.billing.balanceFen(as.mobile)).toBe(999);
  });

  it('are offered for an order with what there is', async () => {
    const as = await aMember(server);
    await giveBalance(server, as.mobile, 1_500);
    const { orderNo } = await anOrder(server, { as });
    const { list, amountFen } = await server.data(payments.orderPayMethods, { orderNo }, { as });
    expect(amountFen).toBe(1_000);
    expect(list.map(({ payMethodId, usable }) => [payMethodId, usable])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [6, false],
      [7, true],
      [8, true],
    ]);
  });
});

it('the workbench compares the ledger with the channels, order by order', async () => {
  const order = await anOrder(server);
  const { paymentNo } = await create(order, 7);
  await act(paymentNo, 'success', { times: 0 });
  const ledger = () => server.sandbox(reports.ledger, {});
  const sum = { orderNo: order.orderNo, channel: 'operator-wallet' };
  expect((await ledger()).differences).toEqual([{ ...sum, oursFen: 0, channelFen: 1_000 }]);
  await act(paymentNo, 'success');
  const { ours, differences } = await ledger();
  expect(differences).toEqual([]);
  expect(ours).toContainEqual({ ...sum, fen: 1_000 });
});

describe('a refund (F3)', () => {
  it.each([1, 2, 7, 8] as const)(
    'of method %i is made once at the channel, whatever happens',
    async (method) => {
      const order = await anOrder(server);
      const { paymentNo } = await create(order, method);
      await act(paymentNo, 'success');
      await server.sandbox(upstreams.setOutage, { upstream: payChannels[method], on: true });
      await server.db
        .transaction()
        .execute((tx) =>
          requestRefund(
            tx,
            { orderNo: order.orderNo, refundNo: `R${order.orderNo}`, amountFen: 1_000, reason: '不想要了' },
            server.now(),
          ),
        );
      server.deps.refundsDue.notify();
      await eventually(
        () => refundsOf(order),
        ([row]) => row?.last_error !== null,
      );
      await server.sandbox(upstreams.setOutage, { upstream: payChannels[method], on: false });
      await server.advance(10 * minute);
      server.wakeJobs();
      await refunded(order);
      expect((await orderOf(order)).refundedFen).toBe(1_000);
    },
  );
});

it('a subscriber who comes back without the number is shown the attempt just made, and no other subscriber’s', async () => {
  const [order, other] = [await anOrder(server), await aMember(server)];
  const latest = (as: TestMember, input: { orderNo?: string } = {}) =>
    server.data(payments.latestPayment, input, { as });
  expect(await latest(order.as)).toEqual({ payment: null });
  const { paymentNo } = await create(order);
  const made = { payment: { paymentNo, orderNo: order.orderNo } };
  expect(await latest(order.as)).toEqual(made);
  expect(await latest(order.as, { orderNo: order.orderNo })).toEqual(made);
  expect(await latest(other)).toEqual({ payment: null });
  expect(await latest(other, { orderNo: order.orderNo })).toEqual({ payment: null });
  await server.advance(2 * 3_600_000);
  expect(await latest(order.as)).toEqual({ payment: null });
  expect(await latest(order.as, { orderNo: order.orderNo })).toEqual(made);
});

describe('tampering changes nothing (A9, A10)', () => {
  const attempts: readonly (readonly [string, (order: TestOrder) => object])[] = [
    ['price', ({ orderNo }) => ({ orderNo, payMethodId: 7, amountFen: 1 })],
    ['quantity', ({ orderNo }) => ({ orderNo, payMethodId: 7, quantity: 0 })],
    ['coupon', ({ orderNo }) => ({ orderNo, payMethodId: 7, cardCodes: ['x'] })],
    ['sku', ({ orderNo }) => ({ orderNo, payMethodId: 7, skuId: 'x' })],
    ['currency', ({ orderNo }) => ({ orderNo, payMethodId: 7, currency: 'JPY' })],
    ['address', ({ orderNo }) => ({ orderNo, payMethodId: 7, addressId: 'x' })],
  ];
  it.each(attempts)('with the %s is ignored: the server’s amount is requested', async (_what, inputOf) => {
    const order = await anOrder(server);
    const { paymentNo, amountFen } = await server.data(payments.createPayment, inputOf(order) as never, {
      as: order.as,
    });
    expect(amountFen).toBe(1_000);
    await act(paymentNo, 'success');
    expect(await orderOf(order)).toMatchObject({ state: 'paid', paidFen: 1_000 });
  });

  it('with the method or the owner is refused', async () => {
    const [order, other] = [await anOrder(server), await aMember(server)];
    for (const payMethodId of [0, 4, 5, 9, -1, '7; drop table'])
      expect(
        await server.call(payments.createPayment, { orderNo: order.orderNo, payMethodId } as never, {
          as: order.as,
        }),
      ).toMatchObject({ success: false });
    const foreign = await server.send(
      payments.createPayment,
      { orderNo: order.orderNo, payMethodId: 7 },
      { as: other },
    );
    const unknown = await server.send(
      payments.createPayment,
      { orderNo: 'none', payMethodId: 7 },
      { as: other },
    );
    expect(foreign.text).toBe(unknown.text);
    const { paymentNo } = await create(order);
    const status = (no: string) => server.send(payments.paymentStatus, { paymentNo: no }, { as: other });
    expect((await status(paymentNo)).text).toBe((await status('none')).text);
    expect(
      await server.call(
        payments.createPayment,
        { orderNo: order.orderNo, payMethodId: 7, returnTo: '//evil.example' },
        { as: order.as },
      ),
    ).toMatchObject({ success: false });
    expect(await stateOf(order)).toBe('created');
  });
});
