import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#core/contract/order/orders.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { writeMovement } from './write-movement.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

async function anOrder() {
  const as = await aMember(server);
  const skuId = `${await aGoods(server, { price_fen: 1_000 })}.1`;
  const { orderNo } = await server.data(
    orders.submitOrder,
    { lines: [{ skuId, quantity: 1 }], payableFen: 1_000 },
    { as, headers: { 'idempotency-key': freshId('order-key') } },
  );
  return { as, orderNo };
}
const entriesOf = (orderNo: string) =>
  server.db
    .selectFrom('ledger_entries')
    .select(['account', 'amount_fen'])
    .where('order_no', '=', orderNo)
    .orderBy('amount_fen')
    .execute();

describe('the ledger of payments', () => {
  it('has two entries that sum to zero for each movement, once', async () => {
    const { orderNo } = await anOrder();
    const pay = () =>
      server.db
        .transaction()
        .execute((tx) =>
          writeMovement(
            tx,
            { movement: `pay ${orderNo}`, orderNo, amountFen: 1_000, from: 'orders', to: 'wallet' },
            server.now(),
          ),
        );
    await pay();
    expect(await entriesOf(orderNo)).toEqual([
      { account: 'orders', amount_fen: -1_000 },
      { account: 'wallet', amount_fen: 1_000 },
    ]);
    await expect(pay()).rejects.toThrow('ledger_entries_pkey');
  });

  it.each([
    ['one entry alone', [1_000]],
    ['entries that do not sum to zero', [1_000, -999]],
  ])('refuses %s', async (_what, amounts) => {
    const { orderNo } = await anOrder();
    await expect(
      server.db
        .insertInto('ledger_entries')
        .values(
          amounts.map((amount_fen) => ({
            movement: 'pay x',
            side: amount_fen > 0 ? ('debit' as const) : ('credit' as const),
            account: 'orders',
            amount_fen,
            order_no: orderNo,
            at: server.now(),
          })),
        )
        .execute(),
    ).rejects.toThrow('sum to zero');
    expect(await entriesOf(orderNo)).toEqual([]);
  });
});

describe('an entry', () => {
  it.each([
    ['changed', sql`update ledger_entries set amount_fen = amount_fen`],
    ['moved to another day', sql`update ledger_entries set at = at - interval '1 day'`],
    ['deleted', sql`delete from ledger_entries`],
    ['emptied away', sql`truncate ledger_entries`],
    ['emptied away with its orders', sql`truncate orders cascade`],
  ])('is never %s', async (_what, statement) => {
    const { orderNo } = await anOrder();
    const movement = {
      movement: `pay ${orderNo}`,
      orderNo,
      amountFen: 5,
      from: 'orders',
      to: 'wallet',
    } as const;
    await server.db.transaction().execute((tx) => writeMovement(tx, movement, server.now()));
    await expect(statement.execute(server.db)).rejects.toThrow('ledger_entries is append-only');
    expect(await entriesOf(orderNo)).toHaveLength(2);
  });
});

describe('a refund', () => {
  const aPaidOrder = async () => {
    const { as, orderNo } = await anOrder();
    await server.db
      .insertInto('payments')
      .values({
        payment_no: `P${orderNo}`,
        order_no: orderNo,
        user_id: as.userId,
        pay_method_id: 2,
        amount_fen: 1_000,
        state: 'paid',
        trade_no: null,
        created_at: server.now(),
        expires_at: server.now(),
        paid_at: server.now(),
        next_query_at: server.now(),
      })
      .execute();
    return orderNo;
  };
  const refund = (orderNo: string, refundNo: string, amountFen: number) =>
    server.db
      .transaction()
      .execute((tx) => requestRefund(tx, { orderNo, refundNo, amountFen, reason: '不想要了' }, server.now()));

  it('is requested once for its number, and never for more than was paid', async () => {
    const orderNo = await aPaidOrder();
    expect(await refund(orderNo, `R1${orderNo}`, 600)).toBe('requested');
    expect(await refund(orderNo, `R1${orderNo}`, 600)).toBe('requested');
    expect(await refund(orderNo, `R2${orderNo}`, 401)).toBe('over-paid');
    const parallel = await Promise.all([1, 2, 3].map((at) => refund(orderNo, `R3${orderNo}-${at}`, 400)));
    expect(parallel.sort()).toEqual(['over-paid', 'over-paid', 'requested']);
  });

  it('of an order without a payment is nothing', async () => {
    const { orderNo } = await anOrder();
    expect(await refund(orderNo, `R${orderNo}`, 1)).toBe('nothing-paid');
  });
});
