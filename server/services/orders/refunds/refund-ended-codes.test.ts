import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { wallet } from '#core/contract/order/wallet.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { terminals } from '#core/contract/sandbox/terminals.ts';
import { codeEnd } from '#core/rules/order/code-ends.ts';
import type { Deps } from '../../../deps.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { giveBalance } from '../../../testing/data/give-balance.ts';
import { someCodes } from '../../../testing/data/some-codes.ts';
import { eventually } from '../../../testing/eventually.ts';
import { raced } from '../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { useCode } from '../fulfilment/use-code.ts';
import { refundEndedCodes } from './refund-ended-codes.ts';

const dayMs = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** Later than the server's own worker thinks it is. */
const later = (days: number): Deps => ({
  ...server.deps,
  clock: { now: () => new Date(server.now().getTime() + days * dayMs) },
});
/** The job at a time when codes of 30 days have ended. */
const refundEnded = async (days = 40) => {
  while ((await refundEndedCodes(later(days))) > 0);
};
const fulfilment = (as: TestMember, orderNo: string) =>
  server.data(afterSale.orderFulfilment, { orderNo }, { as });
const refund = (as: TestMember, orderNo: string) =>
  server.call(afterSale.requestRefund, { orderNo, reason: '不想要了' }, { as });
const show = (as: TestMember, orderNo: string, codeId: string) =>
  server.data(afterSale.showCode, { orderNo, codeId }, { as });
const inbox = ({ userId }: TestMember) =>
  server.db.selectFrom('messages').select(['title', 'text']).where('user_id', '=', userId).execute();

interface Voucher {
  readonly as: TestMember;
  readonly orderNo: string;
  readonly codeId: string;
}
async function buy(skuId: string, quantity = 1): Promise<Voucher> {
  const as = await aMember(server);
  const orderNo = await aPaidOrder(server, as, { lines: [{ skuId, quantity }] });
  const { lines } = await eventually(
    () => fulfilment(as, orderNo),
    (found) => found.lines[0]?.state === 'delivered',
  );
  return { as, orderNo, codeId: lines[0]?.codes[0]?.codeId ?? '' };
}
const aVoucher = async (
  code_terms: 'until-used' | 'until-shown' = 'until-used',
  quantity = 1,
): Promise<Voucher> =>
  buy(
    await someCodes(server, {
      count: quantity,
      code_terms,
      valid_days: 30,
      name: '美式咖啡',
      limit_per_order: 5,
    }),
    quantity,
  );

describe('a voucher of shops that report its use', () => {
  it('is shown without a question and refunded while no shop took it', async () => {
    const { as, orderNo, codeId } = await aVoucher();
    const { vouchers } = await server.data(wallet.wallet, { orderNo }, { as });
    expect(vouchers[0]?.codes).toEqual([{ codeId, asksFirst: false }]);
    await show(as, orderNo, codeId);
    expect((await fulfilment(as, orderNo)).lines[0]).toMatchObject({ canRefund: true });
    expect(await refund(as, orderNo)).toMatchObject({ success: true });
    // Seen by its first buyer, it is not sold again, and no shop takes it.
    expect(await useCode(server.deps, codeId)).toBe('refunded');
    expect(await server.sandbox(terminals.useVoucher, { orderNo })).toEqual({
      ok: false,
      text: '该券码已退款，不能使用',
    });
    const shown = await server.call(afterSale.showCode, { orderNo, codeId }, { as });
    expect(shown).toMatchObject({ success: false, message: '没有找到该券码' });
  });

  it('is not refunded after a shop took it', async () => {
    const { as, orderNo, codeId } = await aVoucher();
    expect(await useCode(server.deps, codeId)).toBe('used');
    expect(await useCode(server.deps, codeId)).toBe('used-before');
    expect(await refund(as, orderNo)).toMatchObject({ message: '券码已使用，不能退款' });
    await refundEnded();
    expect((await fulfilment(as, orderNo)).refunds).toEqual([]);
  });

  it('is used or refunded because it ended, never both', async () => {
    await raced(
      () => aVoucher(),
      async ({ as, orderNo, codeId }) => {
        const [use] = await Promise.all([useCode(later(40), codeId), refundEnded(), refundEnded()]);
        const { refunds } = await fulfilment(as, orderNo);
        expect([use === 'used', refunds.length === 1]).toEqual(
          refunds.length === 1 ? [false, true] : [true, false],
        );
      },
    );
  });
});

describe('codes that end unused', () => {
  it('are refunded once, an hour after the end, with a message and a balanced ledger', async () => {
    const skuId = await someCodes(server, {
      count: 2,
      code_terms: 'until-used',
      valid_days: 30,
      price_fen: 700,
    });
    const as = await aMember(server);
    await giveBalance(server, as.mobile, 10_000);
    const order = { lines: [{ skuId, quantity: 2 }], payableFen: 1_400 };
    const { orderNo } = await server.data(orders.submitOrder, order, { as });
    await server.call(payments.createPayment, { orderNo, payMethodId: 3, returnTo: '/content/x' }, { as });
    await eventually(
      () => fulfilment(as, orderNo),
      (found) => found.lines[0]?.state === 'delivered',
    );
    await refundEnded(30);
    expect((await fulfilment(as, orderNo)).refunds).toEqual([]);
    await Promise.all([refundEnded(), refundEnded()]);
    await refundEnded(90);
    // The server's own worker sends it by its clock.
    await server.db.updateTable('payment_refunds').set({ next_try_at: server.now() }).execute();
    const { refunds } = await eventually(
      () => fulfilment(as, orderNo),
      (found) => found.refunds[0]?.state === 'refunded',
    );
    expect(refunds).toMatchObject([{ cause: 'ended', reason: '到期未使用，自动退款', amountFen: 1_400 }]);
    expect(await server.deps.billing.balanceFen(as.mobile)).toBe(10_000);
    const titles = (await inbox(as)).map(({ title }) => title);
    expect(titles.filter((title) => title === '券码到期未用，已为您退款')).toHaveLength(1);
    const { rows } = await sql`
      select movement from ledger_entries group by movement having sum(amount_fen) <> 0`.execute(server.db);
    expect(rows).toEqual([]);
  });

  it('that are refundable until they are seen come back unless they were seen', async () => {
    const [seen, unseen] = [await aVoucher('until-shown'), await aVoucher('until-shown')];
    const { vouchers } = await server.data(wallet.wallet, { orderNo: seen.orderNo }, { as: seen.as });
    expect(vouchers[0]?.codes[0]?.asksFirst).toBe(true);
    await show(seen.as, seen.orderNo, seen.codeId);
    expect(await refund(seen.as, seen.orderNo)).toMatchObject({ message: '券码已查看，不能退款' });
    await refundEnded();
    expect((await fulfilment(seen.as, seen.orderNo)).refunds).toEqual([]);
    expect((await fulfilment(unseen.as, unseen.orderNo)).refunds).toHaveLength(1);
  });

  it('of a process that ended after the lease are refunded by the next one', async () => {
    const { as, orderNo } = await aVoucher();
    await server.db
      .updateTable('order_deliveries')
      .set({ refund_due_at: new Date(later(41).clock.now()) })
      .where('order_no', '=', orderNo)
      .execute();
    await refundEnded(40);
    expect((await fulfilment(as, orderNo)).refunds).toEqual([]);
    await refundEnded(42);
    expect((await fulfilment(as, orderNo)).refunds).toHaveLength(1);
  });

  it('keep the terms that they were sold with', async () => {
    const { as, orderNo, codeId } = await aVoucher();
    await server.db.updateTable('goods').set({ code_terms: 'until-shown' }).execute();
    await show(as, orderNo, codeId);
    expect((await fulfilment(as, orderNo)).lines[0]).toMatchObject({ canRefund: true });
  });
});

describe('the days of a code', () => {
  const endOf = async (orderNo: string) =>
    server.db
      .selectFrom('sku_codes')
      .select(['valid_until', 'supplier_valid_until'])
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();

  it('are those promised from the purchase, and the supplier’s again when it is sold anew', async () => {
    const skuId = await someCodes(server, { days: 100, valid_days: 30 });
    const { as, orderNo } = await buy(skuId);
    const { valid_until, supplier_valid_until } = await endOf(orderNo);
    expect([codeEnd(30, server.now()), codeEnd(31, server.now())]).toContainEqual(valid_until);
    expect(supplier_valid_until?.getTime()).toBeGreaterThan(server.now().getTime() + 99 * dayMs);
    expect(await refund(as, orderNo)).toMatchObject({ success: true });
    const stock = await server.db
      .selectFrom('sku_codes')
      .select(['valid_until', 'supplier_valid_until'])
      .where('sku_id', '=', skuId)
      .executeTakeFirstOrThrow();
    expect(stock).toEqual({ valid_until: supplier_valid_until, supplier_valid_until: null });
  });

  it('are not cut short: a code that ends before is not sold, and the order is refunded', async () => {
    const skuId = await someCodes(server, { days: 29, valid_days: 30 });
    const as = await aMember(server);
    const orderNo = await aPaidOrder(server, as, { lines: [{ skuId, quantity: 1 }] });
    const { lines } = await eventually(
      () => fulfilment(as, orderNo),
      (found) => found.lines[0]?.state === 'failed',
    );
    expect(lines[0]).toMatchObject({ note: '券码库存不足', isRefunded: true });
  });

  it('of goods without promised ones end with the supplier’s', async () => {
    const { orderNo } = await buy(await someCodes(server, { days: 20 }));
    const { valid_until, supplier_valid_until } = await endOf(orderNo);
    expect(valid_until).toEqual(supplier_valid_until);
  });
});
