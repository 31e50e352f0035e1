import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '#core/contract/order/orders.ts';
import { trade } from '#core/contract/sandbox/trade.ts';
import { aCouponOffer } from '../../testing/data/a-coupon-offer.ts';
import { aGoods } from '../../testing/data/a-goods.ts';
import { aMember } from '../../testing/data/a-member.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('the workbench sets the stock of a sku, and orders sell exactly that many', async () => {
  const skuId = `${await aGoods(server)}.1`;
  await server.sandbox(trade.setStock, { skuId, left: 2 });
  const as = await aMember(server);
  const buy = () =>
    server.call(orders.submitOrder, { lines: [{ skuId, quantity: 1 }], payableFen: 2_000 }, { as });
  const bought = [await buy(), await buy(), await buy()].map(({ success }) => success);
  expect(bought).toEqual([true, true, false]);
});

it('the workbench lists what scripts can buy, claim, visit and pay at', async () => {
  const skuId = `${await aGoods(server, { kind: 'code', price_fen: 1_234 })}.1`;
  const { templateId } = await aCouponOffer(server);
  expect(await server.sandbox(trade.demo, {})).toMatchObject({
    skus: expect.arrayContaining([expect.objectContaining({ skuId, kind: 'code', priceFen: 1_234 })]),
    templates: expect.arrayContaining([expect.objectContaining({ templateId })]),
    halls: expect.any(Array),
    shops: expect.any(Array),
  });
});
