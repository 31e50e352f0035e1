import { afterAll, beforeAll, expect, it } from 'vitest';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aBoughtMembership, aPlan } from '../../../testing/data/a-bought-membership.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('a membership brings so many rights a month, worth the most expensive choice', async () => {
  const right = await aRight(server, { choose: 2 });
  const more = [await aRight(server, { beside: right }), await aRight(server, { beside: right })];
  for (const [at, { rightsId }] of [right, ...more].entries())
    await server.db
      .updateTable('rights')
      .set({ worth_fen: 1_000 * (at + 1) })
      .where('rights_id', '=', rightsId)
      .execute();
  const { as, orderNo } = await aBoughtMembership(server, await aPlan(server, right));
  const { monthRights, dataMb } = await server.data(orders.goodsOrder, { orderNo }, { as });
  expect(monthRights).toEqual({ count: 2, worthFen: 5_000 });
  expect(dataMb).toBe(0);
});

it('data packs bring their data, with which the number service answers once they are delivered', async () => {
  const as = await aMember(server);
  const usage = () => server.data(phoneFlow.flowUsage, {}, { as });
  const before = await usage();
  const skuId = `${await aGoods(server, { kind: 'charge', flow_mb: 10_240 })}.1`;
  const orderNo = await aPaidOrder(server, as, { lines: [{ skuId, quantity: 2 }] });
  const order = await eventually(
    () => server.data(orders.goodsOrder, { orderNo }, { as }),
    ({ state }) => state === 'done',
  );
  expect(order).toMatchObject({ dataMb: 20_480, monthRights: null });
  expect((await usage()).totalMb - before.totalMb).toBe(20_480);
});
