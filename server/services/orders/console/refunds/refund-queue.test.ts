import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import { refundQueue } from '#core/contract/console/orders/refund-queue.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { payCode } from '#core/contract/goods/pay-code.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aMember, type TestMember } from '../../../../testing/data/a-member.ts';
import { aShop } from '../../../../testing/data/a-shop.ts';
import { anOrder } from '../../../../testing/data/orders/an-order.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { giveBalance } from '../../../../testing/data/give-balance.ts';
import { brokenPayments } from '../../../../testing/invariants/payment-invariants.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { raced } from '../../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';
import { holdRefund } from '../../../payments/refund-sending/hold-refund.ts';
import { sendRefundsWork } from '../../../payments/refund-sending/send-refunds.ts';
import { tillWork } from '../../../payments/pay-code/settle-till-payment.ts';

let server: TestServer;
let service: TestOperator;
let finance: TestOperator;
beforeAll(async () => {
  server = await testServer();
  service = await anOperator(server, { roles: ['service'] });
  finance = await anOperator(server, { roles: ['finance'] });
});
afterAll(() => server.stop());

const reason = '号码已销户，用户同意转账';
let proofs = 0;
const newProof = () => `ZZ2026-${String((proofs += 1)).padStart(4, '0')}`;
const list = (input: Parameters<typeof consoleData<typeof refundQueue.refunds>>[2]) =>
  consoleData(server, refundQueue.refunds, input, service);
const detail = (refundNo: string) =>
  consoleData(server, refundQueue.refundDetailOfConsole, { refundNo }, service);
const sendAgain = (refundNo: string) =>
  callConsole(server, refundQueue.sendRefundAgain, { refundNo, reason }, service);
const proposeEnd = (refundNo: string, proofNo = newProof()) =>
  callConsole(server, refundQueue.proposeRefundEnd, { refundNo, way: 'transfer', proofNo, reason }, service);
const approve = (proposalId: string, as = finance) =>
  callConsole(server, proposals.approveProposal, { proposalId }, as);
const setNumber = (mobile: string, status: 'normal' | 'closed') =>
  server.db
    .updateTable('sandbox_numbers')
    .set({ status })
    .where('mobile_lookup', '=', server.deps.encryption.mobiles.lookup(mobile))
    .execute();

async function aPayer(): Promise<TestMember> {
  const as = await aMember(server);
  await giveBalance(server, as.mobile, 5_000);
  return as;
}

/** A refund of 10 yuan to a phone bill whose number does not exist any more. */
async function aRefund() {
  const { as, orderNo } = await anOrder(server, { as: await aPayer() });
  await server.data(payments.createPayment, { orderNo, payMethodId: 3 }, { as });
  await setNumber(as.mobile, 'closed');
  const { refundNo } = await server.data(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as });
  return { as, orderNo, refundNo };
}
/** Gives a refund to the operators as after the last try. */
async function onHold(refundNo: string): Promise<void> {
  await eventually(
    async () => {
      await sendRefundsWork(server.deps).run();
      return detail(refundNo);
    },
    ({ error }) => error !== null,
  );
  const row = await server.db
    .updateTable('payment_refunds')
    .set({ held_at: server.now() })
    .where('refund_no', '=', refundNo)
    .returningAll()
    .executeTakeFirstOrThrow();
  await holdRefund(server.deps, row, row.last_error ?? '');
}
async function aRefundOnHold() {
  const made = await aRefund();
  await onHold(made.refundNo);
  return made;
}
const ledgerOf = (refundNo: string) =>
  server.db
    .selectFrom('ledger_entries')
    .select('side')
    .where('movement', '=', `refund ${refundNo}`)
    .execute();

describe('the queue of refunds', () => {
  it('finds a refund by its numbers and filters, and says whose turn it is', async () => {
    const { as, orderNo, refundNo } = await aRefundOnHold();
    for (const filters of [
      { number: refundNo },
      { number: orderNo },
      { mobile: as.mobile },
      { mobile: as.mobile, state: 'held', kind: 'order', payMethodId: 3, minFen: 1_000, maxFen: 1_000 },
    ] as const)
      expect((await list(filters)).rows).toMatchObject([
        {
          refundNo,
          orderNo,
          state: 'held',
          kind: 'order',
          payMethodId: 3,
          amountFen: 1_000,
          error: 'number closed',
          askedBy: { kind: 'subscriber', name: null },
        },
      ]);
    for (const filters of [
      { mobile: as.mobile, state: 'done' },
      { mobile: as.mobile, state: 'sending' },
      { mobile: as.mobile, kind: 'till' },
      { mobile: as.mobile, kind: 'surplus' },
      { mobile: as.mobile, payMethodId: 1 },
      { mobile: as.mobile, minFen: 1_001 },
      { mobile: as.mobile, until: '2020-01-01T00:00:00.000Z' },
    ] as const)
      expect((await list(filters)).rows).toEqual([]);
    expect(JSON.stringify(await list({ mobile: as.mobile }))).not.toContain(as.mobile);
    const before = await consoleData(server, refundQueue.refundCounts, {}, service);
    await aRefundOnHold();
    const { held } = await consoleData(server, refundQueue.refundCounts, {}, service);
    expect(held).toBe(before.held + 1);
  });

  it('goes on by key over all tables: every refund once, the newest first', async () => {
    const as = await aPayer();
    const made: string[] = [];
    for (let each = 0; each < 3; each += 1) {
      const { orderNo } = await anOrder(server, { as, payableFen: 100 });
      if (each === 1) {
        const [refund_no, at] = [`TKFREE${orderNo}`, server.now()];
        await server.db
          .insertInto('order_refunds')
          .values({
            refund_no,
            order_no: orderNo,
            user_id: as.userId,
            cause: 'subscriber',
            reason: '不想要了',
            amount_fen: 0,
            state: 'refunded',
            requested_at: at,
            settled_at: at,
          })
          .execute();
        made.push(refund_no);
      } else {
        await server.data(payments.createPayment, { orderNo, payMethodId: 3 }, { as });
        const input = { orderNo, reason: '不想要了' };
        made.push((await server.data(afterSale.requestRefund, input, { as })).refundNo);
      }
      await server.advance(1_000);
    }
    const first = await list({ mobile: as.mobile, limit: 2 });
    const second = await list({ mobile: as.mobile, limit: 2, after: first.nextKey ?? '' });
    expect([first, second].flatMap(({ rows }) => rows.map(({ refundNo }) => refundNo))).toEqual(
      made.toReversed(),
    );
    expect([first.count, second.count, second.nextKey]).toEqual([{ value: 3, exact: true }, null, null]);
    expect((await list({ mobile: as.mobile })).rows[1]).toMatchObject({ amountFen: 0, state: 'done' });
  });

  it('shows refunds at tills, which are sent again and ended like others', async () => {
    const as = await aPayer();
    const { shopId, name } = await aShop(server).then(async ({ shopId: id }) => ({
      shopId: id,
      name: (
        await server.db.selectFrom('shops').select('name').where('shop_id', '=', id).executeTakeFirstOrThrow()
      ).name,
    }));
    const { authCode } = await server.data(payCode.payCode, {}, { as });
    const { paymentNo } = await server.sandbox(terminals.scanPayCode, {
      authCode,
      shopCode: shopId,
      amountFen: 800,
    });
    await setNumber(as.mobile, 'closed');
    await server.sandbox(terminals.refundPayCode, {
      paymentNo: paymentNo ?? '',
      shopCode: shopId,
      amountFen: 800,
      refundNo: 'r1',
    });
    const refundNo = `${shopId}.r1`;
    const held = await eventually(
      async () => {
        await server.advance(60_000);
        await tillWork(server.deps).run();
        return detail(refundNo);
      },
      ({ state }) => state === 'held',
    );
    expect(held).toMatchObject({
      kind: 'till',
      orderNo: null,
      name,
      askedBy: { kind: 'till' },
      isLate: false,
    });
    expect((await sendAgain(refundNo)).message).toContain('号码仍不能入账');
    const { proposalId } = (await proposeEnd(refundNo)).data;
    expect((await approve(proposalId)).success).toBe(true);
    expect(await detail(refundNo)).toMatchObject({ state: 'ended', booked: null, end: { way: 'transfer' } });
  }, 120_000);
});

describe('a refund that is sent again', () => {
  it('stays on hold while its channel refuses, is paid once when it does not, and the audit log has both', async () => {
    const { as, refundNo } = await aRefundOnHold();
    expect((await sendAgain(refundNo)).message).toContain('没有退成，仍然挂起');
    expect((await detail(refundNo)).state).toBe('held');
    await setNumber(as.mobile, 'normal');
    const answers = await Promise.all([sendAgain(refundNo), sendAgain(refundNo)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await detail(refundNo)).toMatchObject({
      state: 'done',
      booked: { debit: 'orders', credit: 'phone-bill', amountFen: 1_000 },
    });
    expect(await server.deps.billing.balanceFen(as.mobile)).toBe(5_000);
    expect(await ledgerOf(refundNo)).toHaveLength(2);
    const owner = await anOperator(server, { roles: ['audit'] });
    const { rows } = await consoleData(server, audit.auditLog, { object: refundNo }, owner);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(rows[0]).toMatchObject({ act: '重新发送退款', reason });
    expect((await sendAgain(refundNo)).message).toBe('已经退回');
    expect(await brokenPayments(server.db)).toEqual([]);
  });

  it('before it is on hold becomes due at once', async () => {
    const { as, refundNo } = await aRefund();
    await eventually(
      async () => {
        await sendRefundsWork(server.deps).run();
        return detail(refundNo);
      },
      ({ state }) => state === 'retrying',
    );
    expect((await detail(refundNo)).acts.end).toBe('还在自动退款，挂起后才能人工结束');
    await setNumber(as.mobile, 'normal');
    expect((await sendAgain(refundNo)).data).toMatchObject({ outcome: expect.stringContaining('再次请求') });
    await eventually(
      () => detail(refundNo),
      ({ state }) => state === 'done',
    );
    expect(await server.deps.billing.balanceFen(as.mobile)).toBe(5_000);
  });
});

describe('a refund that is ended by hand', () => {
  it('needs two persons, a hold and a proof of its own, books nothing and tells the subscriber', async () => {
    const { as, orderNo, refundNo } = await aRefundOnHold();
    const proofNo = newProof();
    const { proposalId } = (await proposeEnd(refundNo, proofNo)).data;
    expect(await detail(refundNo)).toMatchObject({ state: 'held', waiting: { by: service.name } });
    expect((await approve(proposalId, service)).success).toBe(false);
    expect((await approve(proposalId)).success).toBe(true);
    expect(await detail(refundNo)).toMatchObject({
      state: 'ended',
      booked: null,
      end: { way: 'transfer', proofNo, reason, requestedBy: service.name, approvedBy: finance.name },
    });
    expect(await ledgerOf(refundNo)).toEqual([]);
    const order = await eventually(
      () =>
        server.db
          .selectFrom('orders')
          .select(['state', 'refunded_fen'])
          .where('order_no', '=', orderNo)
          .executeTakeFirstOrThrow(),
      ({ state }) => state === 'refunded',
    );
    expect(order.refunded_fen).toBe(0);
    await eventually(
      () =>
        server.db
          .selectFrom('messages')
          .select('text')
          .where('user_id', '=', as.userId)
          .where('source', '=', `refund-closed ${refundNo}`)
          .execute(),
      (sent) => sent.length === 1,
    );
    expect((await proposeEnd(refundNo)).message).toBe('已经人工结束');
    const other = await aRefundOnHold();
    expect((await proposeEnd(other.refundNo, proofNo)).message).toContain('这个凭证号已经用在退款');
    await expect(
      server.db.deleteFrom('refund_ends').where('refund_no', '=', refundNo).execute(),
    ).rejects.toThrow('append-only');
    expect(await brokenPayments(server.db)).toEqual([]);
  });

  it('is booked after all when its channel says that it paid', async () => {
    const order = await anOrder(server);
    const { paymentNo } = await server.data(
      payments.createPayment,
      { orderNo: order.orderNo, payMethodId: 7, returnTo: '/content/x' },
      { as: order.as },
    );
    await server.sandbox(upstreams.payAtCashier, { paymentNo, result: 'success' });
    await server.sandbox(upstreams.setOutage, { upstream: 'operator-wallet', on: true });
    const { refundNo } = await server.data(
      afterSale.requestRefund,
      { orderNo: order.orderNo, reason: '不想要了' },
      { as: order.as },
    );
    await onHold(refundNo);
    const { proposalId } = (await proposeEnd(refundNo)).data;
    await approve(proposalId);
    await server.sandbox(upstreams.setOutage, { upstream: 'operator-wallet', on: false });
    const ask = () => consoleData(server, refundQueue.askRefund, { refundNo }, finance);
    expect((await ask()).said).toBe('渠道没有这一笔退款');
    expect((await detail(refundNo)).state).toBe('ended');
    await server.deps.payChannels['operator-wallet'].refund({
      refundNo,
      paymentNo,
      amountFen: 1_000,
      totalFen: 1_000,
      reason: '不想要了',
      payer: { mobile: order.as.mobile, openId: null },
    });
    expect((await ask()).said).toBe('渠道已退回');
    expect(await detail(refundNo)).toMatchObject({ state: 'done', end: { way: 'transfer' } });
    expect(await ledgerOf(refundNo)).toHaveLength(2);
    const bill = await aRefundOnHold();
    expect(
      (await callConsole(server, refundQueue.askRefund, { refundNo: bill.refundNo }, finance)).message,
    ).toContain('话费系统不能查询');
  });

  it('is not approved after it was sent', async () => {
    const { as, refundNo } = await aRefundOnHold();
    const { proposalId } = (await proposeEnd(refundNo)).data;
    await setNumber(as.mobile, 'normal');
    expect((await sendAgain(refundNo)).success).toBe(true);
    expect((await approve(proposalId)).success).toBe(false);
    expect(await detail(refundNo)).toMatchObject({ state: 'done', end: null });
  });

  it('and sent again at the same time is one of both, never both', { timeout: 240_000 }, () =>
    raced(
      async () => {
        const { as, refundNo } = await aRefundOnHold();
        const { proposalId } = (await proposeEnd(refundNo)).data;
        await setNumber(as.mobile, 'normal');
        return { as, refundNo, proposalId };
      },
      async ({ as, refundNo, proposalId }) => {
        const [sent, ended] = await Promise.all([sendAgain(refundNo), approve(proposalId)]);
        expect([sent, ended].filter(({ success }) => success)).toHaveLength(1);
        const shown = await detail(refundNo);
        expect([shown.state, shown.end === null]).toEqual(sent.success ? ['done', true] : ['ended', false]);
        expect(await server.deps.billing.balanceFen(as.mobile)).toBe(sent.success ? 5_000 : 4_000);
      },
    ),
  );

  it('is refused for a refund that is not there, or by who may not', async () => {
    expect((await proposeEnd('nothing')).message).toBe('没有这笔退款');
    const { refundNo } = await aRefund();
    const owner = await anOperator(server, { roles: ['audit'] });
    const input = { refundNo, way: 'transfer', proofNo: newProof(), reason } as const;
    expect((await callConsole(server, refundQueue.proposeRefundEnd, input, owner)).success).toBe(false);
    expect(
      (await callConsole(server, refundQueue.proposeRefundEnd, { ...input, proofNo: '转账凭证' }, service))
        .success,
    ).toBe(false);
  });
});
