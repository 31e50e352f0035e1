import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import { shipping } from '#core/contract/console/orders/shipping/shipping.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { anAddress } from '../../../testing/data/an-address.ts';
import { aParcelSku } from '../../../testing/data/orders/an-order-to-send.ts';
import { giveBalance } from '../../../testing/data/give-balance.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { anOperator, consoleData, type TestOperator } from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { holdRefund } from '../../payments/refund-sending/hold-refund.ts';
import { requestRefund } from '../../payments/refunds/request-refund.ts';
import { invoicesWork } from '../invoices/issue-invoices.ts';

let server: TestServer;
let service: TestOperator;
beforeAll(async () => {
  server = await testServer();
  service = await anOperator(server, { roles: ['service'] });
});
afterAll(() => server.stop());

const detail = (orderNo: string) => consoleData(server, orderConsole.orderDetail, { orderNo }, service);
const becomes = (orderNo: string, wanted: string) =>
  eventually(
    () => detail(orderNo),
    ({ state }) => state === wanted,
  );

/** The first attempt fails, the second one is paid. */
async function paidAtSecondTry(as: TestMember): Promise<string> {
  const addressId = await anAddress(server, as);
  const input = { lines: [{ skuId: await aParcelSku(server), quantity: 1 }], addressId };
  const { payableFen } = await server.data(orders.previewOrder, input, { as });
  const { orderNo } = await server.data(
    orders.submitOrder,
    { ...input, payableFen },
    { as, headers: { 'idempotency-key': freshId('order-key') } },
  );
  for (const [payMethodId, result] of [
    [8, 'fail'],
    [2, 'success'],
  ] as const) {
    const { paymentNo } = await server.data(payments.createPayment, { orderNo, payMethodId }, { as });
    await server.sandbox(upstreams.payAtCashier, { paymentNo, result });
    await server.advance(1_000);
  }
  return orderNo;
}

/** A refund of one yuan that the channel does not make. */
async function aRefundOnHold(orderNo: string): Promise<void> {
  await server.sandbox(upstreams.setOutage, { upstream: 'wallet', on: true });
  const refundNo = `R${orderNo}`;
  const request = { orderNo, refundNo, amountFen: 100, reason: '少发一件' };
  await server.db.transaction().execute((tx) => requestRefund(tx, request, server.now()));
  const row = await server.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  await holdRefund(server.deps, row, 'outage');
  await server.sandbox(upstreams.setOutage, { upstream: 'wallet', on: false });
}

/** The tax service refuses the first request and issues the second one. */
async function invoicedAtSecondTry(as: TestMember, orderNo: string): Promise<void> {
  for (const [mode, state] of [
    ['fail', 'refused'],
    ['ok', 'issued'],
  ] as const) {
    await server.sandbox(upstreams.setInvoices, { mode });
    const request = { orderNo, titleKind: 'person', title: '王小明', email: 'wang@example.com' } as const;
    await server.data(afterSale.requestInvoice, request, { as });
    await eventually(
      async () => {
        await server.advance(30_000);
        await invoicesWork(server.deps).run();
        return server.data(afterSale.invoice, { orderNo }, { as });
      },
      ({ request: found }) => found?.state === state,
    );
  }
}

describe('what each party says about an order', { timeout: 120_000 }, () => {
  it('stands in one table in the order of time: attempts, ledger, parcel, refund on hold and both rounds of the invoice', async () => {
    const as = await aMember(server);
    const orderNo = await paidAtSecondTry(as);
    await becomes(orderNo, 'delivering');
    const parcel = { orderNo, carrier: '示例快递', trackingNo: `SF${orderNo.slice(-12)}` };
    await consoleData(server, shipping.shipOrderByHand, parcel, service);
    await server.advance(1_000);
    await server.data(afterSale.confirmReceipt, { orderNo }, { as });
    await becomes(orderNo, 'done');
    await invoicedAtSecondTry(as, orderNo);
    await aRefundOnHold(orderNo);

    service = await anOperator(server, { roles: ['service'] });
    const { trace, payments: attempts } = await detail(orderNo);
    expect(trace.map(({ at }) => at)).toEqual(trace.map(({ at }) => at).toSorted());
    const textsOf = (party: string, paymentNo: string | null = null) =>
      trace.filter((entry) => entry.party === party && entry.paymentNo === paymentNo).map(({ text }) => text);
    const [first, second] = attempts;
    expect(textsOf('payment', first?.paymentNo)).toEqual([
      expect.stringMatching(/^发起银行卡.* ¥20\.00$/),
      expect.stringMatching(/^付款失败/),
    ]);
    expect(textsOf('payment', second?.paymentNo)).toEqual([
      expect.stringMatching(/^发起.+ ¥20\.00$/),
      '付款成功，金额一致',
      `申请退回 ¥1.00（R${orderNo}）`,
      expect.stringMatching(/^渠道拒绝：/),
    ]);
    expect(textsOf('ledger')).toEqual(['记账 收款 ¥20.00，借在线钱包应收，贷订单款']);
    expect(textsOf('delivery')).toEqual([
      expect.stringMatching(/：交给仓库/),
      expect.stringMatching(/：已签收$/),
    ]);
    expect(textsOf('shipment')[0]).toBe('商家已发货，等待揽收');
    // The refund makes the second one outdated, so its reversal follows.
    expect(textsOf('invoice').slice(0, 4)).toEqual([
      'F1 申请开具 ¥20.00',
      expect.stringMatching(/^F1 没有开成：/),
      'F2 申请开具 ¥20.00',
      expect.stringMatching(/^F2 税务服务已开具，号码 \d+/),
    ]);
    expect(textsOf('order').length).toBeGreaterThan(3);
  });

  it('names the supplier of a line, until when it may take, and what came of it', async () => {
    const as = await aMember(server);
    await giveBalance(server, as.mobile, 1_000);
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: true });
    const skuId = `${await aGoods(server, { price_fen: 1_000, kind: 'charge', supplier: 'video' })}.1`;
    const { orderNo } = await server.data(
      orders.submitOrder,
      { lines: [{ skuId, quantity: 1 }], benefitMobile: as.mobile, payableFen: 1_000 },
      { as },
    );
    await server.data(payments.createPayment, { orderNo, payMethodId: 3 }, { as });
    const texts = async () =>
      (await detail(orderNo)).trace.filter(({ party }) => party === 'delivery').map(({ text }) => text);
    expect(await eventually(texts, ([, last]) => last?.includes('请求') === true)).toEqual([
      expect.stringMatching(/：交给供应商/),
      expect.stringMatching(/：最迟到这时有结果，请求 \d+ 次/),
    ]);
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: false });
    await eventually(
      async () => {
        await server.advance(5_000);
        server.wakeJobs();
        return texts();
      },
      ([, last]) => last?.includes('已发放') === true,
    );
  });
});
