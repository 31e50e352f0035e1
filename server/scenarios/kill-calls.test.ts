import { describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import { cardCode } from '#core/contract/content/card-code.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aCardCode } from '../testing/data/a-card-code.ts';
import { aMember } from '../testing/data/a-member.ts';
import { anOrder } from '../testing/data/orders/an-order.ts';
import { eventually } from '../testing/eventually.ts';
import { freshId } from '../testing/fresh.ts';
import { giveBalance } from '../testing/data/give-balance.ts';
import { killableProduct } from '../testing/kills/killable-product.ts';
import { brokenPayments } from '../testing/invariants/payment-invariants.ts';
import { sendCall } from '../testing/send-call.ts';
import { callSandbox } from '../testing/call-sandbox.ts';

const product = killableProduct();

describe('kill -9 in the middle of a call', { timeout: 300_000 }, () => {
  it('that has reserved its idempotency key: its repetition is served by another instance when the lease has ended, with what the killed one had done', async () => {
    const { server, wire, start } = product;
    const [exchanger, signer, { code, rightsId }] = [
      await aMember(server),
      await aMember(server),
      await aCardCode(server),
    ];
    const key = freshId('key');
    const headers = { 'Idempotency-Key': key };
    const killed = start();
    const root = (await killed.origin()) + environments.dev.base;
    // Both hang with their keys reserved, the exchange also with its code taken.
    wire.loseAnswersTo('exchange_card_code', 'cash_sign_ins');
    const unanswered = Promise.allSettled([
      sendCall(root, cardCode.exchangeCardCode, { cardCode: code }, { as: exchanger, headers }),
      sendCall(root, dailyCash.signForCash, {}, { as: signer, headers }),
    ]);
    await eventually(
      async () => [
        await server.db.selectFrom('card_exchanges').select('exchange_id').execute(),
        await server.db.selectFrom('idempotency_keys').select('owner').execute(),
      ],
      ([exchanges, keys]) => exchanges?.length === 1 && keys?.length === 2,
    );
    killed.child.kill('SIGKILL');
    await Promise.all([killed.ended, unanswered]);

    const exchange = () =>
      server.call(cardCode.exchangeCardCode, { cardCode: code }, { as: exchanger, headers });
    const atWork = '请求正在处理中，请稍候';
    expect(await exchange()).toMatchObject({ code: '-1', message: atWork });
    const repeated = await eventually(exchange, ({ code: answered }) => answered !== '-1', 30_000);
    expect(repeated).toMatchObject({ success: true, data: { state: 'delivering' } });
    expect(await server.call(dailyCash.signForCash, {}, { as: signer, headers })).toMatchObject({
      success: true,
      data: { streak: 1 },
    });
    expect(
      await server.db.selectFrom('claims').select('claim_id').where('rights_id', '=', rightsId).execute(),
    ).toHaveLength(1);
    expect(await server.db.selectFrom('cash_sign_ins').selectAll().execute()).toHaveLength(1);
  });

  it('between the channel’s answer and our commit, money and order end right, once (F2)', async () => {
    const { server, wire, start } = product;
    const [byBill, byCashier] = [await anOrder(server), await anOrder(server)];
    await giveBalance(server, byBill.as.mobile, 1_500);
    wire.resume();
    const killed = start();
    const origin = await killed.origin();
    const root = origin + environments.dev.base;
    const { envelope } = await sendCall(
      root,
      payments.createPayment,
      { orderNo: byCashier.orderNo, payMethodId: 7 },
      { as: byCashier.as },
    );
    // The other instance asks for it later.
    await server.db
      .updateTable('payments')
      .set({ next_query_at: new Date(server.now().getTime() + 10 * 60_000) })
      .execute();
    // Both hang before the statement that writes the money, which the channels have taken.
    wire.loseRequests('capture-payment');
    const unanswered = Promise.allSettled([
      sendCall(root, payments.createPayment, { orderNo: byBill.orderNo, payMethodId: 3 }, { as: byBill.as }),
      callSandbox(origin, upstreams.payAtCashier, {
        paymentNo: envelope.data?.paymentNo ?? '',
        result: 'success',
      }),
    ]);
    await eventually(
      async () => wire.unresponsive(),
      (lost) => lost >= 2,
      20_000,
    );
    killed.child.kill('SIGKILL');
    await Promise.all([killed.ended, unanswered]);

    const states = () =>
      server.db
        .selectFrom('orders')
        .select('state')
        .where('order_no', 'in', [byBill.orderNo, byCashier.orderNo])
        .execute();
    await server.advance(15 * 60_000);
    await eventually(states, (rows) => rows.every(({ state }) => state === 'paid'), 20_000);
    expect(await server.deps.billing.balanceFen(byBill.as.mobile)).toBe(500);
    expect(await brokenPayments(server.db)).toEqual([]);
  });
});
