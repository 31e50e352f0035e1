import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '#core/contract/order/orders.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { trade } from '#core/contract/sandbox/trade.ts';
import { aGoods } from '../../testing/data/a-goods.ts';
import { aMember } from '../../testing/data/a-member.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('the workbench makes a flash sale that scripts can buy from, and a reset switches it off', async () => {
  const [as, skuId] = [await aMember(server), `${await aGoods(server)}.1`];
  const flashSale = await server.sandbox(trade.makeFlashSale, {
    skuId,
    stock: 2,
    priceFen: 100,
    beginsInMs: 60_000,
    lastsMs: 60_000,
    limitPerUser: 1,
  });
  const preview = async () =>
    (
      await server.call(
        orders.previewOrder,
        { lines: [{ skuId, quantity: 1 }], activityId: flashSale.activityId },
        { as },
      )
    ).message;
  expect(await preview()).toBe('还没有开始，请稍候');
  await server.advance(60_000);
  const answer = await server.call(
    orders.submitOrder,
    { lines: [{ skuId, quantity: 1 }], activityId: flashSale.activityId, payableFen: 100 },
    { as },
  );
  expect(answer).toMatchObject({ success: true, data: { payableFen: 100 } });
  await server.sandbox(controls.reset, {});
  const { is_on } = await server.db
    .selectFrom('seckill_sessions')
    .select('is_on')
    .where('session_id', '=', flashSale.sessionId)
    .executeTakeFirstOrThrow();
  expect(is_on).toBe(false);
});
