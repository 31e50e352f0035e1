import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import type { PayMethodId } from '#core/rules/pay/pay-methods.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { PayAct } from '#core/contract/sandbox/upstreams.shapes.ts';
import type { ChannelState } from '../../../upstreams/payments/port.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { anOrder, type TestOrder } from '../../../testing/data/orders/an-order.ts';
import { eventually } from '../../../testing/eventually.ts';
import { giveBalance } from '../../../testing/data/give-balance.ts';
import { brokenPayments } from '../../../testing/invariants/payment-invariants.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { debitOrder } from './debit-order.ts';
import { queryPaymentsWork } from './query-payments.ts';
import { capture } from './settle-payment.ts';
import { paymentByNo } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await expect.poll(() => brokenPayments(server.db)).toEqual([]);
});
afterAll(() => server.stop());

const pay = ({ as, orderNo }: TestOrder, payMethodId: PayMethodId = 8, more: object = {}) =>
  server.call(payments.createPayment, { orderNo, payMethodId, ...more }, { as });
const started = async (order: TestOrder, payMethodId: PayMethodId = 8) => {
  const { paymentNo } = await server.data(
    payments.createPayment,
    { orderNo: order.orderNo, payMethodId },
    { as: order.as },
  );
  return paymentNo;
};
const act = (paymentNo: string, result: PayAct['result'], more: Partial<PayAct> = {}) =>
  server.sandbox(upstreams.payAtCashier, { paymentNo, result, ...more });
const rowOf = async (paymentNo: string) => {
  const row = await paymentByNo(server.db, paymentNo);
  if (!row) throw new Error('the payment is missing');
  return row;
};
const attemptsOf = ({ orderNo }: TestOrder) =>
  server.db
    .selectFrom('payments')
    .select(['payment_no', 'state'])
    .where('order_no', '=', orderNo)
    .orderBy('created_at')
    .execute();
const setOrder = ({ orderNo }: TestOrder, values: { pay_by: Date }) =>
  server.db.updateTable('orders').set(values).where('order_no', '=', orderNo).execute();
const bankCard = () => server.deps.payChannels['bank-card'];
/** What the channel says about this attempt; the job may ask about others. */
const channelSays = (paymentNo: string, state: ChannelState) => {
  const { query } = bankCard();
  vi.spyOn(bankCard(), 'query').mockImplementation(async (asked) =>
    asked.paymentNo === paymentNo ? state : query(asked),
  );
};
const stateOf = async ({ as, orderNo }: TestOrder) =>
  (await server.data(orders.goodsOrder, { orderNo }, { as })).state;

describe('an attempt to pay', () => {
  it('is sent to its channel with the goods, the amount, the time and the way back', async () => {
    const order = await anOrder(server);
    const create = vi.spyOn(bankCard(), 'create');
    const answer = await pay(order, 8, { returnTo: '/content/back' });
    const entries = await server.db
      .selectFrom('order_lines')
      .select('goods_name')
      .where('order_no', '=', order.orderNo)
      .execute();
    const { pay_by } = await server.db
      .selectFrom('orders')
      .select('pay_by')
      .where('order_no', '=', order.orderNo)
      .executeTakeFirstOrThrow();
    const sent = create.mock.calls[0]?.[0];
    expect(sent).toMatchObject({
      amountFen: 1_000,
      description: entries[0]?.goods_name,
      expiresAt: pay_by,
      scene: 'h5',
      ip: expect.stringMatching(/127\.0\.0\.1|::1/),
      payer: { mobile: order.as.mobile, openId: null },
    });
    expect(sent?.returnUrl).toBe(`${server.deps.origins.own()[0]}/content/back`);
    const { year, month, day } = chinaTime(server.now());
    const today = year * 10_000 + month * 100 + day;
    expect(sent?.paymentNo).toMatch(new RegExp(`^P${today}\\d{12}$`));
    expect(answer).toMatchObject({
      data: { paymentNo: sent?.paymentNo, orderNo: order.orderNo, payMethodId: 8, state: 'waiting' },
    });
    await pay(order, 8);
    expect(create.mock.calls[1]?.[0].returnUrl).toBe(`${server.deps.origins.own()[0]}/`);
  });

  it('has the first 40 characters of the goods as its description', async () => {
    const order = await anOrder(server);
    await server.db
      .updateTable('order_lines')
      .set({ goods_name: '长'.repeat(60) })
      .where('order_no', '=', order.orderNo)
      .execute();
    const create = vi.spyOn(bankCard(), 'create');
    await pay(order);
    expect(create.mock.calls[0]?.[0].description).toBe('长'.repeat(40));
  });

  it('of a subscriber whom the chat app does not know is made for its web page', async () => {
    const order = await anOrder(server);
    const create = vi.spyOn(server.deps.payChannels['chat-pay'], 'create');
    await pay(order, 1, { scene: 'jsapi' });
    expect(create.mock.calls[0]?.[0].scene).toBe('h5');
  });

  it('is queried five seconds after it began, and ends with the time to pay', async () => {
    const order = await anOrder(server);
    const row = await rowOf(await started(order));
    expect(row.next_query_at.getTime() - row.created_at.getTime()).toBe(5_000);
    expect(row).toMatchObject({ state: 'open', trade_no: null, paid_at: null, user_id: order.as.userId });
  });

  it('that the channel refuses has failed, and the subscriber reads why', async () => {
    const order = await anOrder(server);
    vi.spyOn(bankCard(), 'create').mockResolvedValueOnce({ kind: 'refused', reason: '该卡不支持支付' });
    expect(await pay(order)).toMatchObject({ success: false, message: '该卡不支持支付' });
    expect(await attemptsOf(order)).toMatchObject([{ state: 'failed' }]);
    expect(await pay(order)).toMatchObject({ success: true });
  });

  it('whose channel does not answer stays open and is reported', async () => {
    const order = await anOrder(server);
    vi.spyOn(bankCard(), 'create').mockResolvedValueOnce({ kind: 'unknown', reason: 'a timeout' });
    const before = server.logs().length;
    expect(await pay(order)).toMatchObject({ success: false });
    const [attempt] = await attemptsOf(order);
    expect(attempt?.state).toBe('open');
    const log = server.logs().slice(before).join('');
    expect(log).toContain('a payment channel did not answer');
    expect(log).toContain('a timeout');
    expect(log).toContain(attempt?.payment_no);
    expect(await started(order)).toBe(attempt?.payment_no);
  });

  it('is refused for an order that is paid, also while it was paid by another method unnoticed', async () => {
    const order = await anOrder(server);
    await act(await started(order, 7), 'success', { times: 0 });
    const refused = { success: false, message: '订单已付款，请勿重复支付' };
    expect(await pay(order, 8)).toMatchObject(refused);
    expect(await stateOf(order)).toBe('paid');
    expect(await attemptsOf(order)).toHaveLength(1);
    expect(await pay(order, 8)).toMatchObject(refused);
    const { orderNo, as } = order;
    expect(await server.call(payments.orderPayMethods, { orderNo }, { as })).toMatchObject(refused);
  });

  it('waits for another one that its channel cannot close yet', async () => {
    const order = await anOrder(server);
    const first = await started(order, 8);
    vi.spyOn(bankCard(), 'close').mockResolvedValue('unknown');
    const refused = { success: false, message: '上一笔支付正在确认，请稍后再试' };
    expect(await pay(order, 7)).toMatchObject(refused);
    const row = await rowOf(first);
    expect(row.state).toBe('closing');
    expect(row.next_query_at.getTime() - server.now().getTime()).toBeGreaterThan(5_000);
    // It cannot be continued: it may be closed at any moment.
    expect(await pay(order, 8)).toMatchObject(refused);
    vi.restoreAllMocks();
    expect(await pay(order, 7)).toMatchObject({ success: true });
    expect((await rowOf(first)).state).toBe('closed');
  });

  it('is refused from the moment the time to pay is over', async () => {
    const order = await anOrder(server);
    await setOrder(order, { pay_by: server.now() });
    expect(await pay(order)).toMatchObject({ success: false, message: '订单已超过付款时间，请重新下单' });
    expect(await attemptsOf(order)).toEqual([]);
  });

  it('is refused for an unknown order and one of another subscriber', async () => {
    const [order, other] = [await anOrder(server), await aMember(server)];
    const refused = { success: false, message: '没有找到该订单' };
    for (const orderNo of [order.orderNo, 'none']) {
      expect(await pay({ ...order, orderNo, as: other })).toMatchObject(refused);
      expect(await server.call(payments.orderPayMethods, { orderNo }, { as: other })).toMatchObject(refused);
    }
    const status = await server.call(payments.paymentStatus, { paymentNo: 'none' }, { as: other });
    expect(status).toMatchObject({ success: false, message: '没有找到该笔支付' });
  });

  it('ends when it is closed, unless a notice of the payment came first', async () => {
    const order = await anOrder(server);
    const paymentNo = await started(order);
    vi.spyOn(bankCard(), 'close').mockImplementationOnce(async () => {
      await act(paymentNo, 'success');
      return 'closed';
    });
    const cancelled = await server.call(orders.cancelOrder, { orderNo: order.orderNo }, { as: order.as });
    expect(cancelled).toMatchObject({ success: false, message: '订单已付款，不能取消，可申请退款' });
    expect(await stateOf(order)).toBe('paid');
  });

  it.each(['failed', 'closed'] as const)('that its channel has %s lets the order be closed', async (kind) => {
    const order = await anOrder(server);
    const paymentNo = await started(order);
    vi.spyOn(bankCard(), 'close').mockResolvedValueOnce('refused');
    channelSays(paymentNo, { kind });
    await server.data(orders.cancelOrder, { orderNo: order.orderNo }, { as: order.as });
    expect((await rowOf(paymentNo)).state).toBe(kind);
    expect(await stateOf(order)).toBe('closed');
  });

  it('with another amount at its channel is disputed when it is closed', async () => {
    const order = await anOrder(server);
    const paymentNo = await started(order);
    vi.spyOn(bankCard(), 'close').mockResolvedValueOnce('refused');
    channelSays(paymentNo, { kind: 'paid', tradeNo: 'T', amountFen: 999 });
    await server.data(orders.cancelOrder, { orderNo: order.orderNo }, { as: order.as });
    expect((await rowOf(paymentNo)).state).toBe('disputed');
    const shown = await server.data(payments.paymentStatus, { paymentNo }, { as: order.as });
    expect(shown).toMatchObject({ state: 'waiting', orderNo: order.orderNo, payMethodId: 8 });
    const log = server.logs().join('');
    expect(log).toMatch(new RegExp(`${paymentNo}.*"askedFen":1000,"amountFen":999`));
  });
});

describe('money received', () => {
  it('is written once: a repetition answers the same', async () => {
    const order = await anOrder(server);
    const [first, second] = [await started(order, 7), await started(order, 8)];
    for (const paymentNo of [second, first]) await act(paymentNo, 'success', { times: 0 });
    const written = (paymentNo: string, payMethodId: PayMethodId) =>
      capture(
        server.db,
        { payment: { payment_no: paymentNo, pay_method_id: payMethodId }, tradeNo: null },
        server.now(),
      );
    for (let times = 0; times < 2; times += 1) {
      expect(await written(second, 8)).toBe('paid');
      expect(await written(first, 7)).toBe('surplus');
    }
    server.deps.refundsDue.notify();
    await expect(written('none', 8)).rejects.toThrow('payment none is gone');
  });

  it('of the phone bill and of AI beans starts the delivery at once', async () => {
    const as = await aMember(server);
    await giveBalance(server, as.mobile, 1_500);
    await server.db.updateTable('users').set({ points: 1_200 }).where('user_id', '=', as.userId).execute();
    const notify = vi.spyOn(server.deps.ordersPaid, 'notify');
    for (const [method, reason] of [
      [3, '话费'],
      [6, 'AI豆'],
    ] as const) {
      notify.mockClear();
      const order = await anOrder(server, { as });
      expect(await pay(order, method)).toMatchObject({ data: { state: 'paid' } });
      expect(notify).toHaveBeenCalledTimes(1);
      const { log } = await server.data(orders.goodsOrder, { orderNo: order.orderNo }, { as });
      expect(log.at(-1)?.reason).toContain(reason);
    }
    notify.mockClear();
    await act(await started(await anOrder(server)), 'success');
    expect(notify).toHaveBeenCalled();
  });

  it('at once for an order that was closed meanwhile goes back, and the page says so', async () => {
    const channel = server.deps.payChannels['phone-bill'];
    const { create } = channel;
    for (const isPage of [true, false]) {
      const order = await anOrder(server);
      await giveBalance(server, order.as.mobile, 1_500);
      const notify = vi.spyOn(server.deps.refundsDue, 'notify');
      vi.spyOn(channel, 'create').mockImplementationOnce(async (debit) => {
        const created = await create(debit);
        await server.db
          .updateTable('orders')
          .set({ state: 'closed' })
          .where('order_no', '=', order.orderNo)
          .execute();
        return created;
      });
      if (isPage)
        expect(await pay(order, 3)).toMatchObject({ data: { state: 'refunded', action: { kind: 'none' } } });
      else expect(await debitOrder(server.deps, order.orderNo)).toBe('not-open');
      expect(notify).toHaveBeenCalled();
      await eventually(
        () => server.deps.billing.balanceFen(order.as.mobile),
        (balance) => balance === 1_500,
      );
    }
  });
});

describe('the methods of an order', () => {
  it('have its amount, its time, and what the bill and the beans can pay of it', async () => {
    const as = await aMember(server);
    await giveBalance(server, as.mobile, 1_500);
    await server.db.updateTable('users').set({ points: 300 }).where('user_id', '=', as.userId).execute();
    const { orderNo } = await anOrder(server, { as });
    const { list, payBy, serverNow } = await server.data(payments.orderPayMethods, { orderNo }, { as });
    expect(
      list.map(({ payMethodId, ...m }) => [payMethodId, m.balanceFen, m.points, m.deductibleFen]),
    ).toEqual([
      [1, null, null, null],
      [2, null, null, null],
      [3, 1_500, null, null],
      [6, null, 300, 300],
      [7, null, null, null],
      [8, null, null, null],
    ]);
    expect(Date.parse(payBy)).toBeGreaterThan(Date.parse(serverNow));
    await server.db.updateTable('users').set({ points: 5_000 }).where('user_id', '=', as.userId).execute();
    const more = await server.data(payments.orderPayMethods, { orderNo }, { as });
    expect(more.list.find(({ payMethodId }) => payMethodId === 6)).toMatchObject({
      points: 5_000,
      deductibleFen: 1_000,
    });
  });

  it('of a closed order are refused', async () => {
    const { orderNo, as } = await anOrder(server);
    await server.data(orders.cancelOrder, { orderNo }, { as });
    expect(await server.call(payments.orderPayMethods, { orderNo }, { as })).toMatchObject({
      success: false,
      message: '订单已关闭，请重新下单',
    });
  });

  it('refuse the phone bill for goods that are sent by parcel, when paying too', async () => {
    const order = await anOrder(server);
    await giveBalance(server, order.as.mobile, 5_000);
    await server.db
      .updateTable('order_lines')
      .set({ kind: 'physical' })
      .where('order_no', '=', order.orderNo)
      .execute();
    expect(await pay(order, 3)).toMatchObject({ success: false, message: '实物商品不支持话费支付' });
    expect(await attemptsOf(order)).toEqual([]);
  });
});

describe('a debit of the phone bill without the subscriber', () => {
  const billOrder = async (balanceFen: number) => {
    const order = await anOrder(server);
    await giveBalance(server, order.as.mobile, balanceFen);
    return order;
  };

  it('pays an order once', async () => {
    const order = await billOrder(5_000);
    const notify = vi.spyOn(server.deps.ordersPaid, 'notify');
    expect(await debitOrder(server.deps, order.orderNo)).toBe('paid');
    expect(notify).toHaveBeenCalledTimes(1);
    expect(await debitOrder(server.deps, order.orderNo)).toBe('not-open');
    expect(await stateOf(order)).toBe('paid');
    expect(await server.deps.billing.balanceFen(order.as.mobile)).toBe(4_000);
  });

  it('is not made for an unknown order, or one whose time is over', async () => {
    expect(await debitOrder(server.deps, 'none')).toBe('not-open');
    const order = await billOrder(5_000);
    const payBy = server.now();
    await setOrder(order, { pay_by: payBy });
    const then = { ...server.deps, clock: { now: () => payBy } };
    expect(await debitOrder(then, order.orderNo)).toBe('not-open');
    expect(await attemptsOf(order)).toEqual([]);
  });

  it('waits while the subscriber pays by another method', async () => {
    const order = await billOrder(5_000);
    await started(order, 8);
    expect(await debitOrder(server.deps, order.orderNo)).toBe('unanswered');
    expect(await server.deps.billing.balanceFen(order.as.mobile)).toBe(5_000);
  });

  it('is refused when the balance does not suffice', async () => {
    const order = await billOrder(999);
    expect(await debitOrder(server.deps, order.orderNo)).toBe('refused');
    expect(await attemptsOf(order)).toMatchObject([{ state: 'failed' }]);
  });

  it('that has no answer, or was cancelled meanwhile, says nothing about the balance', async () => {
    const channel = server.deps.payChannels['phone-bill'];
    const silent = await billOrder(5_000);
    const create = vi
      .spyOn(channel, 'create')
      .mockResolvedValueOnce({ kind: 'unknown', reason: 'a timeout' });
    const before = server.logs().length;
    expect(await debitOrder(server.deps, silent.orderNo)).toBe('unanswered');
    const [attempt] = await attemptsOf(silent);
    expect(attempt?.state).toBe('open');
    const log = server.logs().slice(before).join('');
    expect(log).toContain('a debit of the phone bill had no answer');
    expect(log).toContain(attempt?.payment_no);
    const cancelled = await billOrder(5_000);
    create.mockImplementationOnce(async ({ paymentNo }) => {
      await server.db
        .updateTable('payments')
        .set({ state: 'closed' })
        .where('payment_no', '=', paymentNo)
        .execute();
      return { kind: 'refused', reason: 'cancelled' };
    });
    expect(await debitOrder(server.deps, cancelled.orderNo)).toBe('unanswered');
    create.mockResolvedValueOnce({ kind: 'action', action: { kind: 'none' } });
    const odd = await billOrder(5_000);
    await expect(debitOrder(server.deps, odd.orderNo)).rejects.toThrow('the phone bill has no cashier');
  });
});

describe('the question about an attempt', () => {
  const minute = 60_000;
  /** Asks at a time when the attempt is due and no other, with this many questions before. */
  const ask = async (paymentNo: string, values: { tries?: number } = {}, at?: Date) => {
    const now = at ?? new Date(server.now().getTime() + minute);
    await server.db
      .updateTable('payments')
      .set({ next_query_at: new Date(now.getTime() + 86_400_000) })
      .execute();
    await server.db
      .updateTable('payments')
      .set({ ...values, next_query_at: now })
      .where('payment_no', '=', paymentNo)
      .execute();
    expect(await queryPaymentsWork({ ...server.deps, clock: { now: () => now } }).run()).toBe(1);
    const { state, tries, next_query_at } = await rowOf(paymentNo);
    return { state, tries, waitMs: next_query_at.getTime() - now.getTime() };
  };

  it.each([
    [0, 10_000],
    [1, 20_000],
    [5, minute],
    [30, minute],
  ])('after %i questions without a result comes again %i ms later', async (tries, waitMs) => {
    const paymentNo = await started(await anOrder(server));
    expect(await ask(paymentNo, { tries })).toEqual({ state: 'open', tries: tries + 1, waitMs });
  });

  it('comes again when the time to pay ends, if that is earlier, and then closes the attempt', async () => {
    const paymentNo = await started(await anOrder(server));
    const { expires_at } = await rowOf(paymentNo);
    const before = new Date(expires_at.getTime() - 30_000);
    expect(await ask(paymentNo, { tries: 30 }, before)).toMatchObject({ state: 'open', waitMs: 30_000 });
    expect(await ask(paymentNo, {}, expires_at)).toMatchObject({ state: 'closed' });
  });

  it('after the time to pay comes again in the usual time while its channel cannot close it', async () => {
    const paymentNo = await started(await anOrder(server));
    const { expires_at } = await rowOf(paymentNo);
    vi.spyOn(bankCard(), 'close').mockResolvedValueOnce('unknown');
    expect(await ask(paymentNo, { tries: 30 }, expires_at)).toMatchObject({ state: 'open', waitMs: minute });
  });

  it('does not close an attempt whose channel does not answer, and comes again', async () => {
    const paymentNo = await started(await anOrder(server));
    const { expires_at } = await rowOf(paymentNo);
    channelSays(paymentNo, { kind: 'unknown', reason: 'a timeout' });
    const close = vi.spyOn(bankCard(), 'close');
    const after = new Date(expires_at.getTime() + minute);
    expect(await ask(paymentNo, { tries: 30 }, after)).toMatchObject({ state: 'open', waitMs: minute });
    expect(close).not.toHaveBeenCalled();
  });

  it('disputes an attempt with another amount at its channel', async () => {
    const paymentNo = await started(await anOrder(server));
    channelSays(paymentNo, { kind: 'paid', tradeNo: 'T', amountFen: 1 });
    expect(await ask(paymentNo)).toMatchObject({ state: 'disputed' });
  });
});
