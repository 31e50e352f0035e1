import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { anAddress } from '../../../testing/data/an-address.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { countSold } from './count-sold.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await testServer();
  member = await aMember(server);
});
afterAll(() => server.stop());

/** The count after the job; the server's own job may have counted some of it before. */
async function soldOf(goodsId: string): Promise<number> {
  await countSold(server.db);
  const { sold } = await server.db
    .selectFrom('goods')
    .select('sold')
    .where('goods_id', '=', goodsId)
    .executeTakeFirstOrThrow();
  return sold;
}
const parcels = (sold: number) => aGoods(server, { kind: 'physical', price_fen: 5_000, sold });
const buy = async (lines: Readonly<Record<string, number>>) =>
  aPaidOrder(server, member, {
    lines: Object.entries(lines).map(([goodsId, quantity]) => ({ skuId: `${goodsId}.1`, quantity })),
    addressId: await anAddress(server, member),
  });

describe('the pieces sold of goods', () => {
  it('are counted once when an order is paid, and not before', async () => {
    const [goodsId, other] = [await parcels(10), await parcels(0)];
    const lines = [{ skuId: `${goodsId}.1`, quantity: 1 }];
    const addressId = await anAddress(server, member);
    await server.data(
      orders.submitOrder,
      { lines, addressId, payableFen: 5_000 },
      { as: member, headers: { 'idempotency-key': freshId('order-key') } },
    );
    expect(await soldOf(goodsId)).toBe(10);
    await buy({ [goodsId]: 3, [other]: 1 });
    await buy({ [goodsId]: 1 });
    await Promise.all([countSold(server.db), countSold(server.db)]);
    expect([await soldOf(goodsId), await soldOf(other)]).toEqual([14, 1]);
  });

  it('of a refunded line are taken back, those of the other lines stay', async () => {
    const [notReturned, returned] = [await parcels(5), await parcels(5)];
    const orderNo = await buy({ [notReturned]: 2, [returned]: 2 });
    expect([await soldOf(notReturned), await soldOf(returned)]).toEqual([7, 7]);
    const { lines } = await server.data(orders.goodsOrder, { orderNo }, { as: member });
    const line = lines.findIndex(({ goodsId }) => goodsId === returned) + 1;
    expect(
      await server.call(
        afterSale.requestRefund,
        { orderNo, reason: '不想要了', lines: [line] },
        { as: member },
      ),
    ).toMatchObject({ success: true });
    expect([await soldOf(notReturned), await soldOf(returned)]).toEqual([7, 5]);
  });
});
