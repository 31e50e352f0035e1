import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lottery } from '#core/contract/activity/lottery.ts';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aLottery } from '../../../testing/data/a-lottery.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { aPromotionRow } from '../../../testing/data/a-promotion-row.ts';
import { anAddress } from '../../../testing/data/an-address.ts';
import { eventually } from '../../../testing/eventually.ts';
import { stockOf } from '../../../testing/data/stock-of.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { refundFailed } from './refund-lines.ts';

let server: TestServer;
let as: TestMember;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  as = await aMember(server);
});
afterAll(() => server.stop());

/** Physical goods: an order of them waits for the warehouse and can be refunded. */
const aParcel = async (price_fen: number) => {
  const goodsId = await aGoods(server, { kind: 'physical', price_fen });
  const skuId = `${goodsId}.1`;
  await server.db.insertInto('area_stock').values({ sku_id: skuId, area_num: '*', inventory: 50 }).execute();
  return { goodsId, skuId };
};
const ordered = async (...skuIds: readonly string[]) => {
  const orderNo = await aPaidOrder(server, as, {
    lines: skuIds.map((skuId) => ({ skuId, quantity: 1 })),
    addressId: await anAddress(server, as),
  });
  await eventually(
    () => server.data(orders.goodsOrder, { orderNo }, { as }),
    ({ state }) => state === 'delivering',
  );
  return orderNo;
};
const refund = (orderNo: string, lines?: number[]) =>
  server.call(afterSale.requestRefund, { orderNo, reason: '不想要了', ...(lines && { lines }) }, { as });
const fulfilment = (orderNo: string) => server.data(afterSale.orderFulfilment, { orderNo }, { as });

describe('the refund of an order with promotions', () => {
  it('of a part leaves what is kept at its price by the same rules, and of all gives back all', async () => {
    const [large, small] = [await aParcel(1_290), await aParcel(990)];
    const promotionId = await aPromotionRow(server, {
      kind: 'nth',
      goods_ids: [large.goodsId, small.goodsId],
      terms: { nth: 2, percent: 0, unit: '杯' },
      budget_fen: 990,
    });
    const spent = async () =>
      (
        await server.db
          .selectFrom('promotions')
          .select('spent_fen')
          .where('promotion_id', '=', promotionId)
          .executeTakeFirstOrThrow()
      ).spent_fen;
    const orderNo = await ordered(large.skuId, small.skuId);
    expect(await spent()).toBe(990);
    expect((await refund(orderNo, [1])).data?.amountFen).toBe(300);
    expect((await refund(orderNo, [2])).data?.amountFen).toBe(990);
    expect(await spent()).toBe(0);
    const whole = await ordered(large.skuId, small.skuId);
    expect((await refund(whole)).data?.amountFen).toBe(1_290);
  });

  it('of a line that could not be delivered leaves the others their discount', async () => {
    const [first, second] = [await aParcel(1_000), await aParcel(1_000)];
    await aPromotionRow(server, {
      kind: 'pieces',
      goods_ids: [first.goodsId, second.goodsId],
      terms: { tiers: [{ from: 2, percent: 80 }] },
    });
    const orderNo = await ordered(first.skuId, second.skuId);
    await server.db.transaction().execute((tx) => refundFailed(tx, orderNo, 1, '商品破损', server.now()));
    const { refunds } = await fulfilment(orderNo);
    expect(refunds.map(({ amountFen }) => amountFen)).toEqual([800]);
    expect((await refund(orderNo, [2])).data?.amountFen).toBe(800);
  });

  it('of a line whose discount was another’s pays back what was paid, not its price without it', async () => {
    const [cheap, dear, other] = [await aParcel(100), await aParcel(10_000), await aParcel(500)];
    await aPromotionRow(server, {
      kind: 'pieces',
      goods_ids: [cheap.goodsId, dear.goodsId],
      terms: { tiers: [{ from: 2, percent: 80 }] },
    });
    const orderNo = await ordered(cheap.skuId, dear.skuId, other.skuId);
    const amounts = [];
    for (const line of [1, 2, 3]) amounts.push((await refund(orderNo, [line])).data?.amountFen);
    expect(amounts).toEqual([0, 8_080, 500]);
  });

  it('takes the gift with it, which cannot be returned alone', async () => {
    const { goodsId, skuId } = await aParcel(2_000);
    const gift = await aGoods(server, { name: '奶茶券', kind: 'code', stock_left: 5 });
    await server.db
      .insertInto('sku_codes')
      .values({
        code_id: `code-${gift}`,
        sku_id: `${gift}.1`,
        code_sealed: server.deps.encryption.goodsCodes.seal('1234567812345678'),
        valid_until: new Date(server.now().getTime() + 30 * 86_400_000),
      })
      .execute();
    await aPromotionRow(server, {
      kind: 'gift',
      goods_ids: [goodsId],
      terms: { giftSkuId: `${gift}.1`, pieces: 1 },
    });
    const orderNo = await ordered(skuId);
    expect(await stockOf(server, `${gift}.1`)).toBe(4);
    expect((await refund(orderNo, [2])).message).toBe('赠品随商品一起退');
    const { data } = await refund(orderNo, [1]);
    expect(data).toMatchObject({ amountFen: 2_000, lines: [{ line: 1 }, { line: 2 }] });
    expect(await stockOf(server, `${gift}.1`)).toBe(5);

    const used = await ordered(skuId);
    const [code] = (await fulfilment(used)).lines[1]?.codes ?? [];
    await server.data(afterSale.showCode, { orderNo: used, codeId: code?.codeId ?? '' }, { as });
    expect((await fulfilment(used)).lines[0]).toMatchObject({
      canRefund: false,
      refundReason: '赠品“奶茶券”不能退回：券码已查看，不能退款',
    });
    expect((await refund(used)).success).toBe(false);
  });

  it('takes back chances of a lottery, unless one was drawn: a draw and a refund never both succeed', async () => {
    const lotteryId = 'turntable';
    const version = await aLottery(server, [{ name: '谢谢参与', weight: 1_000_000 }], {
      lotteryId,
      dailyChances: 0,
    });
    const { goodsId, skuId } = await aParcel(1_000);
    await aPromotionRow(server, { kind: 'chances', goods_ids: [goodsId], terms: { lotteryId, chances: 1 } });
    const state = () => server.data(lottery.lotteryState, { lotteryId }, { as });
    for (let round = 0; round < 6; round += 1) {
      as = await aMember(server);
      const orderNo = await ordered(skuId);
      const { next } = await state();
      const [drawn, refunded] = await Promise.all([
        server.call(
          lottery.drawLottery,
          { lotteryId, version, chanceId: next?.chanceId ?? '', clientSeed: 'a'.repeat(16) },
          { as },
        ),
        refund(orderNo),
      ]);
      expect([drawn.success, refunded.success].filter(Boolean)).toHaveLength(1);
      if (!refunded.success) expect(refunded.message).toBe('下单送的抽奖机会已使用，不能退款');
      expect((await state()).chancesLeft).toBe(0);
    }
  });
});
