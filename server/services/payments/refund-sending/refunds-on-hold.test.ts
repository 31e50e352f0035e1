import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payCode } from '#core/contract/goods/pay-code.ts';
import { till } from '#core/contract/goods/till.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { anOrder } from '../../../testing/data/orders/an-order.ts';
import { aShop } from '../../../testing/data/a-shop.ts';
import { differencesOf, ignoreAt, reconcileAt, repairAt } from '../../../testing/differences.ts';
import { eventually } from '../../../testing/eventually.ts';
import { giveBalance } from '../../../testing/data/give-balance.ts';
import { brokenPayments } from '../../../testing/invariants/payment-invariants.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { tillWork } from '../pay-code/settle-till-payment.ts';
import { holdRefund } from './hold-refund.ts';
import { sendRefundsWork } from './send-refunds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const differenceOf = async (reference: string) =>
  (await differencesOf(server)).find((each) => each.reference === reference);
const repair = (id: number) => repairAt(server, id);
const setNumber = (mobile: string, status: 'normal' | 'closed') =>
  server.db
    .updateTable('sandbox_numbers')
    .set({ status })
    .where('mobile_lookup', '=', server.deps.encryption.mobiles.lookup(mobile))
    .execute();
const refundRow = (refundNo: string) =>
  server.db
    .selectFrom('payment_refunds')
    .select(['tries', 'last_error'])
    .where('refund_no', '=', refundNo)
    .executeTakeFirstOrThrow();
/** A payment at a till of 8 yuan. */
async function tillPaymentOf(as: TestMember, shopCode: string): Promise<string> {
  const { authCode } = await server.data(payCode.payCode, {}, { as });
  const { paymentNo } = await server.sandbox(terminals.scanPayCode, { authCode, shopCode, amountFen: 800 });
  if (paymentNo === null) throw new Error('the scan made no payment');
  return paymentNo;
}

async function aPayer(): Promise<TestMember> {
  const as = await aMember(server);
  await giveBalance(server, as.mobile, 5_000);
  return as;
}
/** Lets the job try as often as it wants, on a clock that runs ahead. */
const untilOnHold = (reference: string, work: { run(): Promise<unknown> }) =>
  eventually(
    async () => {
      await server.advance(60_000);
      await work.run();
      return differenceOf(reference);
    },
    (found) => found !== undefined,
  );

async function refundedByBill() {
  const { as, orderNo } = await anOrder(server, { as: await aPayer() });
  await server.data(payments.createPayment, { orderNo, payMethodId: 3 }, { as });
  await setNumber(as.mobile, 'closed');
  const { refundNo } = await server.data(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as });
  const shown = async () => (await server.data(afterSale.refundDetail, { refundNo }, { as })).state;
  return { as, refundNo, orderNo, shown };
}

describe('a refund that is refused again and again', { timeout: 240_000 }, () => {
  it('waits for the operator, is shown as delayed, and arrives once it can be sent again', async () => {
    const { as, refundNo, shown } = await refundedByBill();
    expect(await shown()).toBe('refunding');
    const onHold = await untilOnHold(refundNo, sendRefundsWork(server.deps));
    expect(onHold).toMatchObject({
      source: 'phone-bill',
      kind: 'refund-refused',
      repair: 'send-refund-again',
      state: 'open',
      note: 'number closed',
    });
    expect(await shown()).toBe('delayed');
    const messages = await server.db
      .selectFrom('messages')
      .select('title')
      .where('user_id', '=', as.userId)
      .where('source', '=', `refund-held ${refundNo}`)
      .execute();
    expect(messages).toHaveLength(1);

    const { tries } = await refundRow(refundNo);
    await server.advance(7_200_000);
    await sendRefundsWork(server.deps).run();
    expect((await refundRow(refundNo)).tries).toBe(tries);

    expect(await repair(onHold?.id ?? 0)).toMatchObject({ ok: false });
    expect(await differenceOf(refundNo)).toMatchObject({ state: 'open' });
    await setNumber(as.mobile, 'normal');
    expect(await repair(onHold?.id ?? 0)).toMatchObject({ ok: true });
    await eventually(shown, (state) => state === 'refunded');
    expect(await server.deps.billing.balanceFen(as.mobile)).toBe(5_000);
    expect(await differenceOf(refundNo)).toMatchObject({ state: 'repaired' });
    expect(await brokenPayments(server.db)).toEqual([]);
  });

  it('at the till is shown as delayed, and arrives once it can be sent again', async () => {
    const as = await aPayer();
    const { shopId } = await aShop(server);
    const paymentNo = await tillPaymentOf(as, shopId);
    await setNumber(as.mobile, 'closed');
    await server.sandbox(terminals.refundPayCode, {
      paymentNo,
      shopCode: shopId,
      amountFen: 800,
      refundNo: 'r1',
    });
    const shown = async () => (await server.data(till.tillPayment, { paymentNo }, { as })).payment;
    expect(await shown()).toMatchObject({ refundingFen: 800, isRefundDelayed: false });
    const onHold = await untilOnHold(`${shopId}.r1`, tillWork(server.deps));
    expect(onHold).toMatchObject({ source: 'till', kind: 'refund-refused', note: '号码不能入账' });
    expect(await shown()).toMatchObject({ state: 'refunded', refundingFen: 800, isRefundDelayed: true });

    expect(await repair(onHold?.id ?? 0)).toMatchObject({ ok: false, text: '号码仍不能入账' });
    await setNumber(as.mobile, 'normal');
    expect(await repair(onHold?.id ?? 0)).toMatchObject({ ok: true });
    expect(await shown()).toMatchObject({ refundedFen: 800, refundingFen: 0, isRefundDelayed: false });
    expect(await server.deps.billing.balanceFen(as.mobile)).toBe(5_000);
  });

  it('is closed when the operator ignores it: the order ends and the subscriber is led to the customer service', async () => {
    const { as, refundNo, orderNo, shown } = await refundedByBill();
    const onHold = await untilOnHold(refundNo, sendRefundsWork(server.deps));
    expect(await ignoreAt(server, onHold?.id ?? 0)).toMatchObject({ ok: true });
    await eventually(shown, (state) => state === 'closed');
    const order = await server.data(orders.goodsOrder, { orderNo }, { as });
    expect(order).toMatchObject({ state: 'refunded', refundedFen: 0 });
    expect(order.log.at(-1)?.reason).toBe('退款转人工处理，如未收到请联系客服');
    const [message] = await server.db
      .selectFrom('messages')
      .select('text')
      .where('user_id', '=', as.userId)
      .where('source', '=', `refund-closed ${refundNo}`)
      .execute();
    expect(message?.text).toContain('请联系客服');
    const { tries } = await refundRow(refundNo);
    await server.advance(7_200_000);
    await sendRefundsWork(server.deps).run();
    expect((await refundRow(refundNo)).tries).toBe(tries);
    expect(await brokenPayments(server.db)).toEqual([]);

    // The channel made it after all: the reconciliation books it.
    await server.db
      .insertInto('sandbox_credits')
      .values({ order_no: refundNo, amount_fen: 1_000, at: server.now() })
      .execute();
    await server.advance(86_400_000);
    await reconcileAt(server);
    const booked = (await differencesOf(server)).find(
      ({ reference, kind }) => reference === refundNo && kind === 'refund-only-there',
    );
    expect(await repair(booked?.id ?? 0)).toMatchObject({ ok: true });
    await eventually(
      () =>
        server.db
          .selectFrom('order_refunds')
          .select('state')
          .where('refund_no', '=', refundNo)
          .executeTakeFirstOrThrow(),
      ({ state }) => state === 'refunded',
    );
  });

  it('at the till is closed when the operator ignores it', async () => {
    const as = await aPayer();
    const { shopId } = await aShop(server);
    const paymentNo = await tillPaymentOf(as, shopId);
    await setNumber(as.mobile, 'closed');
    await server.sandbox(terminals.refundPayCode, {
      paymentNo,
      shopCode: shopId,
      amountFen: 800,
      refundNo: 'r1',
    });
    const onHold = await untilOnHold(`${shopId}.r1`, tillWork(server.deps));
    expect(await ignoreAt(server, onHold?.id ?? 0)).toMatchObject({ ok: true });
    expect((await server.data(till.tillPayment, { paymentNo }, { as })).payment).toMatchObject({
      refundingFen: 800,
      isRefundDelayed: false,
      isRefundClosed: true,
    });
    expect(await repair(onHold?.id ?? 0)).toMatchObject({ ok: false });
  });
});

describe('a held refund that is sent again and ignored at the same time', { timeout: 240_000 }, () => {
  const ignore = (id: number) => ignoreAt(server, id);
  const isCredited = async (refundNo: string) =>
    (
      await server.db
        .selectFrom('sandbox_credits')
        .select('order_no')
        .where('order_no', '=', refundNo)
        .execute()
    ).length === 1;
  const answers = ['这条差异已经处理过', '正在修复，请稍后再看'];

  it('is sent or closed, never both, and the other decision is told', () =>
    raced(
      async () => {
        const { as, refundNo } = await refundedByBill();
        // An attempt of the job that is still on its way would be made once the number is normal again.
        await eventually(
          async () => {
            await sendRefundsWork(server.deps).run();
            return refundRow(refundNo);
          },
          ({ last_error }) => last_error !== null,
        );
        const refund = await server.db
          .updateTable('payment_refunds')
          .set({ held_at: server.now() })
          .where('refund_no', '=', refundNo)
          .returningAll()
          .executeTakeFirstOrThrow();
        await holdRefund(server.deps, refund, 'number closed');
        await setNumber(as.mobile, 'normal');
        return { refundNo, id: (await differenceOf(refundNo))?.id ?? 0 };
      },
      async ({ refundNo, id }) => {
        const [repaired, ignored] = await Promise.all([repair(id), ignore(id)]);
        expect([repaired, ignored].filter(({ ok }) => ok)).toHaveLength(1);
        expect(answers).toContain([repaired, ignored].find(({ ok }) => !ok)?.text);
        const { state } = await server.db
          .selectFrom('payment_refunds')
          .select('state')
          .where('refund_no', '=', refundNo)
          .executeTakeFirstOrThrow();
        expect({ state, isCredited: await isCredited(refundNo) }).toEqual({
          state: repaired.ok ? 'done' : 'closed',
          isCredited: repaired.ok,
        });
      },
    ));

  it('is repaired once when the operator taps twice, and can be ignored after a repair that failed', async () => {
    const { as, refundNo } = await refundedByBill();
    const { id } = (await untilOnHold(refundNo, sendRefundsWork(server.deps))) ?? { id: 0 };
    const taps = await Promise.all([repair(id), repair(id)]);
    expect(taps.every(({ ok }) => !ok)).toBe(true);
    await setNumber(as.mobile, 'normal');
    expect((await Promise.all([repair(id), repair(id)])).filter(({ ok }) => ok)).toHaveLength(1);
    const second = await refundedByBill();
    const onHold = (await untilOnHold(second.refundNo, sendRefundsWork(server.deps))) ?? { id: 0 };
    expect(await repair(onHold.id)).toMatchObject({ ok: false });
    expect(await ignore(onHold.id)).toMatchObject({ ok: true });
  });
});
