import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import type { payChannels } from '#core/rules/pay/pay-channels.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { anOrder, type TestOrder } from '../../../testing/data/orders/an-order.ts';
import { differencesOf, ignoreAt, reconcileAt, repairAt } from '../../../testing/differences.ts';
import { eventually } from '../../../testing/eventually.ts';
import { giveBalance } from '../../../testing/data/give-balance.ts';
import { brokenPayments } from '../../../testing/invariants/payment-invariants.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { reconcileJob } from './reconcile-day.ts';

type MethodId = keyof typeof payChannels;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  // Noon in China: statements are ready from ten o'clock on.
  await server.advance(((36 - chinaTime(server.now()).hour) % 24) * 3_600_000);
});
afterAll(() => server.stop());

const day = 86_400_000;
const differences = () => differencesOf(server);
const reconcile = (more: object = {}) => reconcileAt(server, more);
const stateOf = async ({ as, orderNo }: TestOrder) =>
  (await server.data(orders.goodsOrder, { orderNo }, { as })).state;
async function paidBy(method: MethodId) {
  const order = await anOrder(server);
  if (method === 3) await giveBalance(server, order.as.mobile, 5_000);
  const { orderNo, as } = order;
  const { paymentNo } = await server.data(payments.createPayment, { orderNo, payMethodId: method }, { as });
  if (method !== 3) await server.sandbox(upstreams.payAtCashier, { paymentNo, result: 'success' });
  return { ...order, paymentNo };
}
async function refund({ orderNo, paymentNo }: TestOrder & { readonly paymentNo: string }, amountFen: number) {
  const refundNo = `TK${paymentNo.slice(1, 19)}`;
  const request = { orderNo, refundNo, amountFen, reason: '不想要了' };
  await server.db.transaction().execute((tx) => requestRefund(tx, request, server.now()));
  server.deps.refundsDue.notify();
  await eventually(
    () =>
      server.db
        .selectFrom('payment_refunds')
        .select('state')
        .where('refund_no', '=', refundNo)
        .executeTakeFirst(),
    (row) => row?.state === 'done',
  );
  return refundNo;
}
/** A line delivered by the supplier. */
async function deliveredLine(): Promise<string> {
  const order = await paidBy(7);
  await server.db.deleteFrom('order_holds').where('order_no', '=', order.orderNo).execute();
  server.deps.ordersPaid.notify();
  await eventually(
    () => stateOf(order),
    (state) => state === 'done',
  );
  return `${order.orderNo}-1`;
}
const changeTrade = (paymentNo: string, change: { amount_fen?: number; state?: 'paid'; paid_at?: Date }) =>
  server.db.updateTable('sandbox_trades').set(change).where('payment_no', '=', paymentNo).execute();

describe('the daily reconciliation', { timeout: 120_000 }, () => {
  it('finds nothing on a day on which every channel, refund and delivery is as it should be', async () => {
    for (const method of [1, 2, 3, 7, 8] as const) await refund(await paidBy(method), 400);
    await deliveredLine();
    await server.advance(day);
    expect(await reconcile()).toMatchObject({ found: 0, waiting: [] });
    const compared = await server.db.selectFrom('reconciled_days').selectAll().execute();
    const rowsOf = (source: string) => compared.find((each) => each.source === source)?.statement_rows;
    expect(['chat-pay', 'wallet', 'phone-bill', 'bank-card'].map(rowsOf)).toEqual([2, 2, 2, 2]);
    expect(rowsOf('supplier mall')).toBe(1);
  });

  it('finds each planted difference once, and its repair makes ledger and statement equal again', async () => {
    const now = server.now();
    const unknown = 'P20260101000000000001';
    await server.db
      .insertInto('sandbox_trades')
      .values({
        channel: 'chat-pay',
        payment_no: unknown,
        trade_no: '4planted',
        amount_fen: 700,
        state: 'paid',
        notify_url: '',
        return_url: null,
        created_at: now,
        paid_at: now,
      })
      .execute();
    const closed = await anOrder(server);
    const attempt = await server.data(
      payments.createPayment,
      { orderNo: closed.orderNo, payMethodId: 7 },
      { as: closed.as },
    );
    await server.sandbox(upstreams.payAtCashier, { paymentNo: attempt.paymentNo, result: 'close' });
    await changeTrade(attempt.paymentNo, { state: 'paid', paid_at: now });
    // It still waits for its payment when the difference is repaired.
    await server.db
      .updateTable('orders')
      .set({ pay_by: new Date(now.getTime() + 10 * day) })
      .where('order_no', '=', closed.orderNo)
      .execute();
    const onlyHere = await paidBy(2);
    await server.db.deleteFrom('sandbox_trades').where('payment_no', '=', onlyHere.paymentNo).execute();
    const more = await paidBy(8);
    await changeTrade(more.paymentNo, { amount_fen: 1_200 });
    const less = await paidBy(1);
    await changeTrade(less.paymentNo, { amount_fen: 900 });
    const refundHere = await refund(await paidBy(2), 300);
    await server.db.deleteFrom('sandbox_refunds').where('refund_no', '=', refundHere).execute();
    const refundedThere = await paidBy(7);
    await server.db
      .insertInto('sandbox_refunds')
      .values({
        channel: 'operator-wallet',
        refund_no: 'BYHAND1',
        payment_no: refundedThere.paymentNo,
        amount_fen: 250,
        at: now,
      })
      .execute();
    const twice = await deliveredLine();
    await server.db.updateTable('sandbox_grants').set({ charges: 2 }).where('claim_id', '=', twice).execute();
    await server.db
      .insertInto('sandbox_grants')
      .values({ claim_id: 'unknown-1', supplier: 'mall', outcome: 'granted', requests: 1, at: now })
      .execute();

    await server.advance(day);
    await reconcile();
    const found = await differences();
    expect(
      new Set(
        found.map(({ source, kind, reference, repair }) => [source, kind, reference, repair].join(' ')),
      ),
    ).toEqual(
      new Set(
        [
          ['chat-pay', 'payment-only-there', unknown, 'refund-there'],
          ['operator-wallet', 'payment-only-there', attempt.paymentNo, 'capture'],
          ['wallet', 'payment-only-here', onlyHere.paymentNo, 'write-off'],
          ['bank-card', 'payment-amount', more.paymentNo, 'refund-there'],
          ['chat-pay', 'payment-amount', less.paymentNo, 'write-off'],
          ['wallet', 'refund-only-here', refundHere, 'send-refund-again'],
          ['operator-wallet', 'refund-only-there', 'BYHAND1', 'book-refund'],
          ['supplier mall', 'charged-twice', twice, 'dispute'],
          ['supplier mall', 'delivered-only-there', 'unknown-1', 'dispute'],
        ].map((columns) => columns.join(' ')),
      ),
    );
    expect(await reconcile()).toMatchObject({ found: 0 });
    expect(await differences()).toHaveLength(found.length);
    expect(await brokenPayments(server.db)).not.toEqual([]);

    for (const { id } of found) expect(await repairAt(server, id)).toMatchObject({ ok: true });
    expect(await repairAt(server, found[0]?.id ?? 0)).toMatchObject({ ok: false });
    expect(new Set((await differences()).map(({ state }) => state))).toEqual(new Set(['repaired']));
    expect(await stateOf(closed)).toBe('paid');
    expect(await brokenPayments(server.db)).toEqual([]);
    const acts = await server.db
      .selectFrom('audit_log')
      .select('act')
      .where('object_kind', '=', 'difference')
      .where('act', 'like', '执行修复%')
      .execute();
    expect(acts).toHaveLength(found.length);

    await server.advance(day);
    expect(await reconcile()).toMatchObject({ found: 0, waiting: [] });
  });

  it('waits for a statement that is not there, and compares by itself once it is', async () => {
    await paidBy(8);
    await server.db.deleteFrom('sandbox_trades').where('channel', '=', 'bank-card').execute();
    await server.sandbox(upstreams.setOutage, { upstream: 'bank-card', on: true });
    await server.advance(day);
    expect(await reconcile()).toMatchObject({ waiting: ['bank-card'] });
    await server.sandbox(upstreams.setOutage, { upstream: 'bank-card', on: false });
    const open = () => differences().then((all) => all.filter(({ state }) => state === 'open'));
    await eventually(
      async () => {
        await reconcileJob(server.deps).run();
        return open();
      },
      (all) => all.length > 0,
      60_000,
    );
    const [missing] = await open();
    expect(missing).toMatchObject({ source: 'bank-card', kind: 'payment-only-here' });
    expect(await ignoreAt(server, missing?.id ?? 0)).toMatchObject({ ok: true });
    expect(await open()).toEqual([]);
  });
});
