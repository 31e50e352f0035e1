import { afterAll, beforeAll, expect, it } from 'vitest';
import { lottery } from '#core/contract/activity/lottery.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { trade } from '#core/contract/sandbox/trade.ts';
import { aCouponOffer } from '../../testing/data/a-coupon-offer.ts';
import { aGoods } from '../../testing/data/a-goods.ts';
import { aLottery } from '../../testing/data/a-lottery.ts';
import { aMember } from '../../testing/data/a-member.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('gives a subscriber chances in a lottery, added to those of the day', async () => {
  await aLottery(server, [{ name: '谢谢参与', weight: 1 }], { dailyChances: 1 });
  const member = await aMember(server);
  const give = (count: number) =>
    server.sandbox(trade.grant, { mobile: member.mobile, kind: 'chance', count });
  await Promise.all([give(2), give(3)]);
  expect(await server.data(lottery.lotteryState, { lotteryId: 'turntable' }, { as: member })).toMatchObject({
    chancesLeft: 6,
  });
});

it('gives a subscriber coupons of a template', async () => {
  const { templateId } = await aCouponOffer(server);
  const member = await aMember(server);
  await server.sandbox(trade.grant, { mobile: member.mobile, kind: 'coupon', templateId, count: 2 });
  expect(
    await server.db
      .selectFrom('user_coupons')
      .select('template_id')
      .where('user_id', '=', member.userId)
      .execute(),
  ).toEqual([{ template_id: templateId }, { template_id: templateId }]);
});

it('gives a subscriber points and phone bill to pay with', async () => {
  const [member, goodsId] = [await aMember(server), await aGoods(server)];
  const give = (kind: 'points' | 'balance', amountFen: number) =>
    server.sandbox(trade.grant, { mobile: member.mobile, kind, amountFen });
  const methods = async () => {
    const { list } = await server.data(
      detail.payMethods,
      { goodsId, skuId: `${goodsId}.1`, shownFen: 2_000 },
      { as: member },
    );
    return {
      points: list.find(({ payMethodId }) => payMethodId === 6)?.points,
      balanceFen: list.find(({ payMethodId }) => payMethodId === 3)?.balanceFen,
    };
  };
  const before = await methods();
  await give('points', 700);
  await give('balance', 300);
  await give('balance', 200);
  expect(await methods()).toEqual({
    points: (before.points ?? 0) + 700,
    balanceFen: (before.balanceFen ?? 0) + 500,
  });
});
