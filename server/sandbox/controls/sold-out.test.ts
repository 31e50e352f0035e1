import { afterAll, beforeAll, expect, it } from 'vitest';
import { detail } from '#core/contract/goods/detail.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { trade } from '#core/contract/sandbox/trade.ts';
import { aGoods } from '../../testing/data/a-goods.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('the workbench sells out all goods, and a reset restores their stock', async () => {
  const [few, unlimited] = await Promise.all([
    aGoods(server, { stock_left: 3 }),
    aGoods(server, { stock_left: null }),
  ]);
  const stockOf = async (goodsId: string) =>
    (await server.data(detail.skuDetail, { skuId: goodsId })).stockLeft;
  await server.sandbox(trade.setSoldOut, { on: true });
  await server.sandbox(trade.setSoldOut, { on: true });
  expect([await stockOf(few), await stockOf(unlimited)]).toEqual([0, 0]);
  await server.sandbox(controls.reset, {});
  expect([await stockOf(few), await stockOf(unlimited)]).toEqual([3, null]);
});
