import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lottery as lotteryCalls } from '#core/contract/activity/lottery.ts';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { promotions as promotionCalls } from '#core/contract/activity/promotions.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { orders } from '#core/contract/order/orders.ts';
import { detailPrice } from '#core/rules/goods/detail-price.ts';
import { ownCard } from '#core/rules/goods/own-card.ts';
import { leftOf } from '#core/rules/goods/unit-price.ts';
import { aCollection } from '../../../testing/data/a-collection.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aLottery } from '../../../testing/data/a-lottery.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { aPromotionRow } from '../../../testing/data/a-promotion-row.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aSku = async (traits: Parameters<typeof aGoods>[1] = {}) => {
  const goodsId = await aGoods(server, { price_fen: 1_000, ...traits });
  return { goodsId, skuId: `${goodsId}.1` };
};
const preview = (as: TestMember, skuId: string, quantity = 1, more: object = {}) =>
  server.data(orders.previewOrder, { lines: [{ skuId, quantity }], ...more }, { as });
const submit = (as: TestMember, skuId: string, quantity: number, payableFen: number) =>
  server.call(
    orders.submitOrder,
    { lines: [{ skuId, quantity }], payableFen },
    { as, headers: { 'idempotency-key': freshId('key') } },
  );
const spentOf = async (promotionId: string) =>
  (
    await server.db
      .selectFrom('promotions')
      .select('spent_fen')
      .where('promotion_id', '=', promotionId)
      .executeTakeFirstOrThrow()
  ).spent_fen;
const cardOf = async (goodsId: string) => {
  const { list } = await server.data(catalogue.goodsList, { keyword: '', pageNum: 1, pageSize: 50 });
  return list.find((card) => card.goodsId === goodsId);
};
const secondFree = { kind: 'nth', terms: { nth: 2, percent: 0, unit: '杯' } } as const;

describe('a promotion of goods', () => {
  it('stands on card and detail in the words of its terms, and the order charges it', async () => {
    const as = await aMember(server);
    const { goodsId, skuId } = await aSku();
    await aPromotionRow(server, { ...secondFree, goods_ids: [goodsId] });
    expect(await cardOf(goodsId)).toMatchObject({ activityMap: { oneActivity: { actslogn: '第2杯0元' } } });
    expect((await server.data(detail.skuDetail, { skuId })).promotions).toMatchObject([{ kind: 'nth' }]);
    expect(await preview(as, skuId, 2)).toMatchObject({
      payableFen: 1_000,
      steps: [
        { kind: 'list', amountFen: 2_000 },
        { kind: 'promotion', text: '第2杯0元', amountFen: -1_000 },
      ],
    });
    const { data } = await submit(as, skuId, 2, 1_000);
    expect(await server.data(orders.goodsOrder, { orderNo: data?.orderNo ?? '' }, { as })).toMatchObject({
      payableFen: 1_000,
      steps: [{ kind: 'list' }, { kind: 'promotion', text: '第2杯0元' }],
    });
  });

  it('is neither shown nor charged when it is off, before its time or after it', async () => {
    const as = await aMember(server);
    const { goodsId, skuId } = await aSku();
    const promotionId = await aPromotionRow(server, { ...secondFree, goods_ids: [goodsId] });
    const hour = 3_600_000;
    const now = server.now().getTime();
    for (const off of [
      { is_on: false },
      { is_on: true, begins_at: new Date(now + hour) },
      { begins_at: new Date(now - 2 * hour), ends_at: new Date(now - hour) },
    ]) {
      await server.db.updateTable('promotions').set(off).where('promotion_id', '=', promotionId).execute();
      expect((await cardOf(goodsId))?.activityMap).toEqual({});
      expect((await preview(as, skuId, 2)).payableFen).toBe(2_000);
    }
  });

  it('holds for the goods of a collection: picked by hand and by rule, also when they are added later', async () => {
    const as = await aMember(server);
    const picked = await aSku();
    const ruled = await aSku({ tags: ['promo-tag'] });
    const collection_id = await aCollection(server, {
      byHand: [[picked.goodsId]],
      rule: { tags: ['promo-tag'] },
    });
    await aPromotionRow(server, { ...secondFree, collection_id });
    const later = await aSku({ tags: ['promo-tag'] });
    const other = await aSku();
    for (const { skuId } of [picked, ruled, later])
      expect((await preview(as, skuId, 2)).payableFen).toBe(1_000);
    expect((await preview(as, other.skuId, 2)).payableFen).toBe(2_000);
    await server.db
      .insertInto('collection_goods')
      .values({ collection_id, goods_id: other.goodsId, price_fen: null, sku_id: null, sort: 9 })
      .execute();
    expect((await preview(as, other.skuId, 2)).payableFen).toBe(1_000);
    await server.db.updateTable('goods').set({ tags: [] }).where('goods_id', '=', later.goodsId).execute();
    expect((await preview(as, later.skuId, 2)).payableFen).toBe(2_000);
  });

  it('has its price for its levels alone, on the page and in the order', async () => {
    const gold = await aMember(server, { level: 2 });
    const silver = await aMember(server);
    const { goodsId, skuId } = await aSku({ more: [{ price_fen: 3_000 }] });
    const collection_id = await aCollection(server, { kind: 'promotion' });
    await server.db
      .insertInto('collection_goods')
      .values({ collection_id, goods_id: goodsId, price_fen: 600, sku_id: skuId, sort: 1 })
      .execute();
    await aPromotionRow(server, { kind: 'price', title: '福利价', collection_id, levels: [2, 3, 4] });
    const page = await server.data(catalogue.promotionGoods, { promoteId: collection_id });
    const [card] = page.list;
    if (!card) throw new Error('the collection is empty');
    expect(ownCard(card, { level: 2 })).toMatchObject({ goodsId, priceFen: 600, originalPriceFen: 1_000 });
    expect(ownCard(card, { level: 1 })).toMatchObject({ priceFen: 1_000 });
    expect(await preview(gold, skuId)).toMatchObject({
      payableFen: 600,
      steps: [{ kind: 'list' }, { kind: 'price', text: '福利价', amountFen: -400 }],
    });
    expect((await preview(silver, skuId)).payableFen).toBe(1_000);
    expect((await preview(gold, `${goodsId}.2`)).payableFen).toBe(3_000);
  });

  it('shows a subscriber who used it up the price that is paid then, until an order is closed', async () => {
    const as = await aMember(server, { level: 2 });
    const { goodsId, skuId } = await aSku({ member_price_fen: 900 });
    const promotionId = await aPromotionRow(server, {
      kind: 'price',
      title: '福利价',
      goods_ids: [goodsId],
      terms: { priceFen: 600 },
      per_person: 1,
      period: 'month',
    });
    const shown = async () => {
      const { list } = await server.data(promotionCalls.promotionUses, {}, { as });
      const page = await server.data(detail.skuDetail, { skuId });
      const { fen } = detailPrice(page, { level: 2, left: leftOf(list) });
      expect((await preview(as, skuId)).payableFen).toBe(fen);
      return { fen, list };
    };
    expect(await shown()).toEqual({ fen: 600, list: [] });
    const { data } = await submit(as, skuId, 1, 600);
    expect(await shown()).toEqual({ fen: 900, list: [{ promotionId, used: 1, left: 0 }] });
    expect((await server.data(promotionCalls.promotionUses, {}, { as: await aMember(server) })).list).toEqual(
      [],
    );
    await server.data(orders.cancelOrder, { orderNo: data?.orderNo ?? '' }, { as });
    expect(await shown()).toEqual({ fen: 600, list: [] });
  });

  it('of a city is for orders from there', async () => {
    const as = await aMember(server);
    const { goodsId, skuId } = await aSku();
    await aPromotionRow(server, { ...secondFree, goods_ids: [goodsId], cities: ['320100'] });
    expect((await preview(as, skuId, 2)).payableFen).toBe(2_000);
    expect((await preview(as, skuId, 2, { cityCode: '320500' })).payableFen).toBe(2_000);
    expect((await preview(as, skuId, 2, { cityCode: '320100' })).payableFen).toBe(1_000);
  });
});

describe('the limits of a promotion', () => {
  it('hold for a subscriber who orders at once from everywhere, and a closed order gives its pieces back', async () => {
    const as = await aMember(server);
    const { goodsId, skuId } = await aSku();
    await aPromotionRow(server, { ...secondFree, goods_ids: [goodsId], per_person: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(as, skuId, 2, 1_000)));
    const placed = answers.filter(({ success }) => success);
    expect(placed).toHaveLength(2);
    expect(answers.find(({ success }) => !success)?.message).toBe('价格已更新为20元，请确认后重新提交');
    expect((await preview(as, skuId, 2)).payableFen).toBe(2_000);
    await server.data(orders.cancelOrder, { orderNo: placed[0]?.data?.orderNo ?? '' }, { as });
    expect((await preview(as, skuId, 2)).payableFen).toBe(1_000);
  });

  it('begin anew with the month where they are by month', async () => {
    const as = await aMember(server);
    const { goodsId, skuId } = await aSku();
    await aPromotionRow(server, {
      ...secondFree,
      goods_ids: [goodsId],
      per_person: 1,
      period: 'month',
    });
    await aPaidOrder(server, as, { lines: [{ skuId, quantity: 2 }] });
    expect((await preview(as, skuId, 2)).payableFen).toBe(2_000);
    await server.db
      .updateTable('promotion_uses')
      .set({ used_at: new Date(server.now().getTime() - 40 * 86_400_000) })
      .where('user_id', '=', as.userId)
      .execute();
    expect((await preview(as, skuId, 2)).payableFen).toBe(1_000);
  });

  it('never spend more than the budget, and what is spent is not shown any more', async () => {
    const { goodsId, skuId } = await aSku();
    const promotionId = await aPromotionRow(server, {
      ...secondFree,
      goods_ids: [goodsId],
      budget_fen: 3_000,
    });
    const members = await Promise.all(Array.from({ length: 8 }, () => aMember(server)));
    const answers = await Promise.all(members.map((as) => submit(as, skuId, 2, 1_000)));
    const placed = answers.flatMap((answer, at) => (answer.success ? [{ answer, as: members[at] }] : []));
    expect(placed).toHaveLength(3);
    expect(await spentOf(promotionId)).toBe(3_000);
    expect((await cardOf(goodsId))?.activityMap).toEqual({});
    const [first] = placed;
    if (!first?.as) throw new Error('no order was placed');
    await server.data(orders.cancelOrder, { orderNo: first.answer.data?.orderNo ?? '' }, { as: first.as });
    expect(await spentOf(promotionId)).toBe(2_000);
    expect((await cardOf(goodsId))?.activityMap).toMatchObject({ oneActivity: {} });
  });
});

describe('what comes with an order', () => {
  const aGiftOf = async (goodsId: string, stock_left: number | null = null) => {
    const gift = await aSku({ name: '奶茶券', kind: 'virtual', stock_left });
    await aPromotionRow(server, {
      kind: 'gift',
      goods_ids: [goodsId],
      terms: { giftSkuId: gift.skuId, pieces: 1 },
    });
    return gift;
  };

  it('is named on the card, is a line of the order and is delivered with it', async () => {
    const as = await aMember(server);
    const { goodsId, skuId } = await aSku();
    const gift = await aGiftOf(goodsId, 5);
    expect(await cardOf(goodsId)).toMatchObject({ giveFlag: 1, giftText: '买即赠奶茶券' });
    const orderNo = await aPaidOrder(server, as, { lines: [{ skuId, quantity: 2 }] });
    const done = await eventually(
      () => server.data(orders.goodsOrder, { orderNo }, { as }),
      ({ state }) => state === 'done',
    );
    expect(done.lines).toMatchObject([
      { skuId, quantity: 2, giftOf: null, payableFen: 2_000 },
      { skuId: gift.skuId, quantity: 2, giftOf: 1, payableFen: 0 },
    ]);
    const delivered = await server.db
      .selectFrom('order_deliveries')
      .select(['line', 'state'])
      .where('order_no', '=', orderNo)
      .orderBy('line')
      .execute();
    expect(delivered).toEqual([
      { line: 1, state: 'delivered' },
      { line: 2, state: 'delivered' },
    ]);
  });

  it('ends with the stock of the gift: the card says so, and the order has none', async () => {
    const as = await aMember(server);
    const { goodsId, skuId } = await aSku();
    await aGiftOf(goodsId, 1);
    await aPaidOrder(server, as, { lines: [{ skuId, quantity: 1 }] });
    expect(await cardOf(goodsId)).toMatchObject({ giveFlag: 0, giftText: null });
    expect((await preview(as, skuId)).lines).toHaveLength(1);
  });

  it('are chances of a lottery once the order is paid', async () => {
    const as = await aMember(server);
    const lotteryId = 'turntable';
    await aLottery(server, [{ name: '谢谢参与', weight: 1_000_000 }], { lotteryId, dailyChances: 0 });
    const { goodsId, skuId } = await aSku();
    await aPromotionRow(server, {
      kind: 'chances',
      goods_ids: [goodsId],
      terms: { lotteryId, chances: 2 },
    });
    const open = async () =>
      (await server.data(lotteryCalls.lotteryState, { lotteryId }, { as })).chancesLeft;
    expect((await preview(as, skuId)).steps).toContainEqual({
      kind: 'chances',
      text: '付款后可抽奖2次',
      amountFen: 0,
    });
    const { data } = await submit(as, skuId, 1, 1_000);
    expect(data?.state).toBe('created');
    expect(await open()).toBe(0);
    await aPaidOrder(server, as, { lines: [{ skuId, quantity: 1 }] });
    await eventually(open, (chances) => chances === 2);
  });
});
