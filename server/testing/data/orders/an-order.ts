import { orders } from '#core/contract/order/orders.ts';
import { aGoods } from '../a-goods.ts';
import { aMember, type TestMember } from '../a-member.ts';
import { freshId } from '../../fresh.ts';
import type { TestServer } from '../../test-server.ts';

export interface TestOrder {
  readonly as: TestMember;
  readonly orderNo: string;
  readonly skuId: string;
  readonly payableFen: number;
}

/** An order of ten yuan that is waiting to be paid; goods with 9 in stock. It is on hold, so that it stays 'paid' afterwards. */
export async function anOrder(
  server: TestServer,
  { as, payableFen = 1_000 }: { readonly as?: TestMember; readonly payableFen?: number } = {},
): Promise<TestOrder> {
  const owner = as ?? (await aMember(server));
  const skuId = `${await aGoods(server, { price_fen: payableFen, stock_left: 9 })}.1`;
  const { orderNo } = await server.data(
    orders.submitOrder,
    { lines: [{ skuId, quantity: 1 }], payableFen },
    { as: owner, headers: { 'idempotency-key': freshId('order-key') } },
  );
  await server.db.insertInto('order_holds').values({ order_no: orderNo, reason: 'test' }).execute();
  return { as: owner, orderNo, skuId, payableFen };
}
