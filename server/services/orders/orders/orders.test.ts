import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detailMore } from '#core/contract/goods/detail-more.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { orders } from '#core/contract/order/orders.ts';
import { profile } from '#core/contract/user/profile.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aPromotionRow } from '../../../testing/data/a-promotion-row.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { anAddress } from '../../../testing/data/an-address.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { stockOf } from '../../../testing/data/stock-of.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { closeUnpaidWork } from './close-order.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const minute = 60_000;
/** Goods that take bag coupons; returns its sku. */
const aSku = async (traits: Parameters<typeof aGoods>[1] = {}) =>
  `${await aGoods(server, { price_fen: 1_000, coupon_types: ['qyfd'], ...traits })}.1`;
async function aCard({ userId }: TestMember, amount_fen = 300): Promise<string> {
  const card_code = freshId('card');
  await server.db
    .insertInto('user_coupons')
    .values({
      card_code,
      user_id: userId,
      coupon_type: 'qyfd',
      amount_fen,
      title: '福袋券',
      expires_at: new Date(server.now().getTime() + 86_400_000),
      template_id: null,
    })
    .execute();
  return card_code;
}
const line = (skuId: string, quantity = 1) => ({ skuId, quantity });
const submit = (as: TestMember, input: object, key: string = freshId('order-key')) =>
  server.call(orders.submitOrder, input as never, { as, headers: { 'idempotency-key': key } });
const detailOf = (as: TestMember, orderNo: string) => server.data(orders.goodsOrder, { orderNo }, { as });
const stateOfCard = async (cardCode: string) =>
  (
    await server.db
      .selectFrom('user_coupons')
      .select('state')
      .where('card_code', '=', cardCode)
      .executeTakeFirstOrThrow()
  ).state;

describe('an order', () => {
  it('costs what its preview says, and keeps bill, lines and log', async () => {
    const [as, skuId] = [await aMember(server), await aSku()];
    const cardCode = await aCard(as);
    const preview = await server.data(orders.previewOrder, { lines: [line(skuId, 2)] }, { as });
    expect(preview).toMatchObject({
      payableFen: 1_700,
      steps: [
        { kind: 'list', text: '商品金额', amountFen: 2_000 },
        { kind: 'coupon', text: '福袋券', amountFen: -300 },
      ],
      cardCodes: [cardCode],
      unusable: [],
      lines: [{ skuId, quantity: 2, listFen: 2_000, payableFen: 1_700 }],
      cards: [{ cardCode, savedFen: 300 }],
      best: { cardCodes: [cardCode], savedFen: 300 },
      goodsFen: 2_000,
      payWithoutFen: 2_000,
      payWithFewerFen: 2_000,
    });
    const { data } = await submit(as, { lines: [line(skuId, 2)], payableFen: 1_700 });
    expect(await detailOf(as, data?.orderNo ?? '')).toMatchObject({
      state: 'created',
      stateText: '待付款',
      payableFen: 1_700,
      paidFen: 0,
      steps: preview.steps,
      lines: [{ skuId, quantity: 2, payableFen: 1_700 }],
      log: [{ state: 'created', reason: '提交订单' }],
    });
    expect(await stateOfCard(cardCode)).toBe('reserved');
    const list = await server.data(orders.orderList, { states: ['created'] }, { as });
    expect(list.list.map(({ orderNo }) => orderNo)).toEqual([data?.orderNo]);
  });

  it('shows for chosen cards what fewer would cost, and the combination that saves most', async () => {
    const [as, skuId] = [await aMember(server), await aSku()];
    const [small, large] = [await aCard(as, 200), await aCard(as, 600)];
    const preview = (cardCodes: string[]) =>
      server.data(orders.previewOrder, { lines: [line(skuId)], cardCodes }, { as });
    expect(await preview([small, large])).toMatchObject({
      payableFen: 200,
      cardCodes: [small, large],
      payWithFewerFen: 800,
      payWithoutFen: 1_000,
    });
    expect(await preview([small])).toMatchObject({
      payableFen: 800,
      best: { savedFen: 800 },
      unusable: [{ cardCode: large, reason: '本单未选用', canChoose: true }],
    });
  });

  it('considers every card, however many the subscriber has', async () => {
    const [as, skuId] = [await aMember(server), await aSku()];
    const others = Array.from({ length: 230 }, () => ({
      card_code: freshId('card'),
      user_id: as.userId,
      coupon_type: 'cash',
      amount_fen: 100,
      title: '立减券',
      expires_at: new Date(server.now().getTime() + 3_600_000),
      template_id: null,
    }));
    await server.db.insertInto('user_coupons').values(others).execute();
    const last = await aCard(as);
    const preview = await server.data(orders.previewOrder, { lines: [line(skuId)] }, { as });
    expect(preview).toMatchObject({ payableFen: 700, cardCodes: [last] });
    expect(preview.cards).toHaveLength(231);
    const forSku = await server.data(coupons.couponsForSku, { skuId }, { as });
    expect(forSku).toMatchObject({ payableFen: 700, usable: [{ cardCode: last }] });
  });

  it('spends no large card where a smaller one saves the same', async () => {
    const [as, skuId] = [await aMember(server), await aSku({ price_fen: 990 })];
    await aCard(as, 5_000);
    const small = await aCard(as, 2_000);
    expect(await server.data(orders.previewOrder, { lines: [line(skuId)] }, { as })).toMatchObject({
      payableFen: 0,
      cardCodes: [small],
      best: { cardCodes: [small], savedFen: 990 },
    });
  });

  it('counts for the multi-order discount of the month once it is paid (§9)', async () => {
    const [as, skuId] = [await aMember(server), await aSku()];
    await aPromotionRow(server, {
      kind: 'orders',
      goods_ids: [skuId.replace('.1', '')],
      terms: { tiers: [{ from: 2, percent: 80 }] },
    });
    const { data } = await submit(as, { lines: [line(skuId)], payableFen: 1_000 });
    expect(await server.data(profile.multiOrderCount, {}, { as })).toBe(0);
    await server.db
      .updateTable('orders')
      .set({ state: 'paid' })
      .where('order_no', '=', data?.orderNo ?? '')
      .execute();
    expect(await server.data(profile.multiOrderCount, {}, { as })).toBe(1);
    const preview = await server.data(orders.previewOrder, { lines: [line(skuId)] }, { as });
    expect(preview.steps).toContainEqual({ kind: 'tier', text: '本月第2单8折', amountFen: -200 });
  });

  it('is refused with the new price where the shown one is another', async () => {
    const [as, skuId] = [await aMember(server), await aSku()];
    const answer = await submit(as, { lines: [line(skuId)], payableFen: 900 });
    expect(answer).toMatchObject({
      success: false,
      message: '价格已更新为10元，请确认后重新提交',
      data: { payableFen: 1_000 },
    });
    expect((await server.data(orders.orderList, {}, { as })).total).toBe(0);
  });

  it('is one order for one key, however often and at once it is sent', async () => {
    const [as, skuId] = [await aMember(server), await aSku({ stock_left: 9 })];
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        submit(as, { lines: [line(skuId)], payableFen: 1_000 }, 'one-order-key'),
      ),
    );
    expect(new Set(answers.map(({ data }) => data?.orderNo)).size).toBe(1);
    expect(await stockOf(server, skuId)).toBe(8);
  });

  it.each<[string, (provided: { skuId: string; otherSku: string; other: string }) => object]>([
    ['other goods at the same price', ({ otherSku }) => ({ lines: [line(otherSku)] })],
    ['points', () => ({ usePoints: true })],
    ['chosen cards', () => ({ cardCodes: [] })],
    ['another number', ({ other }) => ({ benefitMobile: other })],
  ])('is not the order of a repeated key with %s', async (_title, change) => {
    const [as, other] = [await aMember(server), await aMember(server)];
    const [skuId, otherSku] = [await aSku(), await aSku()];
    const key = freshId('order-key');
    const input = { lines: [line(skuId)], payableFen: 1_000 };
    const first = await submit(as, input, key);
    const changed = { ...input, ...change({ skuId, otherSku, other: other.mobile }) };
    expect(await submit(as, changed, key)).toMatchObject({
      success: false,
      message: '请求标识已被使用，请刷新后重试',
    });
    expect((await submit(as, { ...input, benefitMobile: as.mobile }, key)).data).toEqual(first.data);
    expect((await server.data(orders.orderList, {}, { as })).total).toBe(1);
  });

  it('is not the order of a repeated key with another card of the same value', async () => {
    const [as, skuId] = [await aMember(server), await aSku()];
    const [first, second] = [await aCard(as), await aCard(as)];
    const key = freshId('order-key');
    const input = { lines: [line(skuId)], payableFen: 700 };
    expect(await submit(as, { ...input, cardCodes: [first] }, key)).toMatchObject({ success: true });
    expect(await submit(as, { ...input, cardCodes: [second] }, key)).toMatchObject({
      success: false,
      message: '请求标识已被使用，请刷新后重试',
    });
    expect(await stateOfCard(second)).toBe('usable');
  });

  it('written before requests were stored is compared by its price', async () => {
    const [as, skuId, otherSku] = [await aMember(server), await aSku(), await aSku()];
    const key = freshId('order-key');
    const { data } = await submit(as, { lines: [line(skuId)], payableFen: 1_000 }, key);
    await server.db
      .updateTable('orders')
      .set({ request_digest: null })
      .where('order_no', '=', data?.orderNo ?? '')
      .execute();
    expect((await submit(as, { lines: [line(otherSku)], payableFen: 1_000 }, key)).data).toEqual(data);
    expect(await submit(as, { lines: [line(skuId)], payableFen: 900 }, key)).toMatchObject({
      message: '请求标识已被使用，请刷新后重试',
    });
  });

  it('counts a card that is given twice once', async () => {
    const [as, skuId] = [await aMember(server), await aSku()];
    const cardCode = await aCard(as);
    const input = { lines: [line(skuId)], cardCodes: [cardCode, cardCode] };
    expect(await server.data(orders.previewOrder, input, { as })).toMatchObject({
      payableFen: 700,
      cardCodes: [cardCode],
    });
    expect(await submit(as, { ...input, payableFen: 700 })).toMatchObject({ success: true });
  });

  it('that costs nothing is paid at once', async () => {
    const [as, skuId] = [await aMember(server), await aSku({ price_fen: 300 })];
    const cardCode = await aCard(as);
    const { data } = await submit(as, { lines: [line(skuId)], payableFen: 0 });
    expect(await stateOfCard(cardCode)).toBe('used');
    const { payBy, log } = await detailOf(as, data?.orderNo ?? '');
    expect(payBy).toBeNull();
    // The delivery may have started already.
    expect(log.slice(0, 2)).toMatchObject([{ state: 'created' }, { state: 'paid', reason: '无需支付' }]);
  });

  it('is visible to its owner only', async () => {
    const [as, other, skuId] = [await aMember(server), await aMember(server), await aSku()];
    const { data } = await submit(as, { lines: [line(skuId)], payableFen: 1_000 });
    const orderNo = data?.orderNo ?? '';
    expect(await server.call(orders.goodsOrder, { orderNo }, { as: other })).toMatchObject({
      message: '没有找到该订单',
    });
    expect(await server.call(orders.cancelOrder, { orderNo }, { as: other })).toMatchObject({
      message: '没有找到该订单',
    });
    expect((await detailOf(as, orderNo)).state).toBe('created');
  });
});

describe('stock and cards', () => {
  it('stock 5 and 40 buyers sells 5', async () => {
    const skuId = await aSku({ stock_left: 5 });
    const buyers = await Promise.all(Array.from({ length: 40 }, () => aMember(server)));
    const answers = await Promise.all(
      buyers.map((as) => submit(as, { lines: [line(skuId)], payableFen: 1_000 })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(5);
    expect(new Set(answers.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
      new Set(['“咖啡券”库存不足，请减少数量或看看别的']),
    );
    expect(await stockOf(server, skuId)).toBe(0);
    const [as] = buyers;
    const { lines } = await server.data(orders.previewOrder, { lines: [line(skuId)] }, as ? { as } : {});
    expect(lines).toMatchObject([{ skuId, lacksStock: true }]);
  });

  it.each<[string, number | null, number, boolean]>([
    ['without a limit', null, 5, false],
    ['of exactly the pieces', 3, 3, false],
    ['of more pieces', 4, 3, false],
    ['of fewer pieces', 2, 3, true],
  ])('stock %s is shown before the order', async (_what, stock_left, quantity, lacksStock) => {
    const [as, skuId] = [await aMember(server), await aSku({ stock_left })];
    const { lines } = await server.data(orders.previewOrder, { lines: [line(skuId, quantity)] }, { as });
    expect(lines).toMatchObject([{ skuId, lacksStock }]);
  });

  it('50 orders at once with one card use it once (A8)', async () => {
    const [as, skuId] = [await aMember(server), await aSku()];
    const cardCode = await aCard(as);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        submit(as, { lines: [line(skuId)], cardCodes: [cardCode], payableFen: 700 }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const uses = await server.db
      .selectFrom('order_cards')
      .selectAll()
      .where('card_code', '=', cardCode)
      .execute();
    expect(uses).toHaveLength(1);
  });

  it('a refused order takes neither stock nor cards', async () => {
    const as = await aMember(server);
    const [plenty, none] = [await aSku({ stock_left: 9 }), await aSku({ stock_left: 0 })];
    const cardCode = await aCard(as);
    const lines = [line(plenty), line(none)];
    expect(await submit(as, { lines, payableFen: 1_700 })).toMatchObject({ success: false });
    expect([await stockOf(server, plenty), await stateOfCard(cardCode)]).toEqual([9, 'usable']);
  });

  const waysToClose = [
    [
      'by the subscriber',
      async (as: TestMember, orderNo: string) =>
        void (await server.call(orders.cancelOrder, { orderNo }, { as })),
    ],
    [
      'by the time to pay',
      async () => {
        await server.advance(31 * minute);
        await closeUnpaidWork(server.deps).run();
      },
    ],
  ] as const;

  it.each(waysToClose)('are locked in one order when an order is closed %s', async (_how, close) => {
    const as = await aMember(server);
    const [later, first] = [freshId('z'), freshId('a')];
    for (const sku_id of [later, first]) await aSku({ sku_id, stock_left: 4 });
    const lines = [line(later), line(first)];
    const { data } = await submit(as, { lines, payableFen: 2_000 });
    // Now the last row of the table: without an order it would be the last one to be locked.
    await server.db.updateTable('skus').set({ sort: 2 }).where('sku_id', '=', first).execute();
    const isLocked = () =>
      sql`select from skus where sku_id = ${first} for update nowait`.execute(server.db).then(
        () => false,
        () => true,
      );
    const closing = await server.db.transaction().execute(async (tx) => {
      await sql`select from skus where sku_id = ${later} for update`.execute(tx);
      const closed = close(as, data?.orderNo ?? '');
      await eventually(isLocked, (locked) => locked, 20_000);
      return { closed };
    });
    await closing.closed;
    expect(await stockOf(server, first)).toBe(4);
    expect(await stockOf(server, later)).toBe(4);
  });

  it.each(waysToClose)('come back when an order is closed %s, once', async (_how, close) => {
    const [as, skuId] = [await aMember(server), await aSku({ stock_left: 4 })];
    const cardCode = await aCard(as);
    const { data } = await submit(as, { lines: [line(skuId, 3)], payableFen: 2_700 });
    const orderNo = data?.orderNo ?? '';
    expect(await stockOf(server, skuId)).toBe(1);
    await close(as, orderNo);
    await close(as, orderNo);
    expect([await stockOf(server, skuId), await stateOfCard(cardCode)]).toEqual([4, 'usable']);
    expect(await detailOf(as, orderNo)).toMatchObject({
      state: 'closed',
      log: [{ state: 'created' }, { state: 'closed' }],
    });
  });
});

describe('what a page may not decide (A9)', () => {
  it.each([
    ['a price of its own', { payableFen: 1 }],
    ['a negative price', { payableFen: -1 }],
    ['no piece', { lines: (sku: string) => [line(sku, 0)] }],
    ['half a piece', { lines: (sku: string) => [line(sku, 0.5)] }],
    ['more than an order may have', { lines: (sku: string) => [line(sku, 6)], payableFen: 6_000 }],
    [
      'the same sku in many lines',
      { lines: (sku: string) => [line(sku, 3), line(sku, 3)], payableFen: 6_000 },
    ],
    ['goods that do not exist', { lines: () => [line('no-such-sku')] }],
    ['a card of another subscriber', { foreignCard: true, payableFen: 700 }],
  ])(
    '%s is refused and changes nothing',
    async (
      _what,
      change: {
        readonly payableFen?: number;
        readonly lines?: (sku: string) => object[];
        readonly foreignCard?: boolean;
      },
    ) => {
      const [as, other, skuId] = [
        await aMember(server),
        await aMember(server),
        await aSku({ stock_left: 9 }),
      ];
      const cardCodes = change.foreignCard ? [await aCard(other)] : undefined;
      const answer = await submit(as, {
        lines: change.lines?.(skuId) ?? [line(skuId)],
        payableFen: change.payableFen ?? 1_000,
        ...(cardCodes && { cardCodes }),
      });
      expect(answer.success).toBe(false);
      expect(answer.message).toMatch(/[一-龥]/);
      expect([await stockOf(server, skuId), (await server.data(orders.orderList, {}, { as })).total]).toEqual(
        [9, 0],
      );
    },
  );

  it.each([
    ['another currency', { currency: 'JPY' }],
    ['a currency in the amount', { payableFen: 1_000, amount: { currency: 'IDR', total: 1_000 } }],
    ['a method that takes nothing', { payMethodId: 0 }],
    ['a method for which points are missing', { payMethodId: 6, payMethod: 'points' }],
    ['an order that is paid already', { state: 'paid', paidFen: 1_000 }],
    ['another owner', { owner: true }],
  ])(
    '%s is ignored: the order costs fen, belongs to the caller and waits to be paid',
    async (_what, { owner, ...change }: { readonly owner?: boolean; readonly [field: string]: unknown }) => {
      const [as, other, skuId] = [
        await aMember(server),
        await aMember(server),
        await aSku({ stock_left: 9 }),
      ];
      const { data } = await submit(as, {
        lines: [line(skuId)],
        payableFen: 1_000,
        ...change,
        ...(owner && { userId: other.userId, user_id: other.userId, mobile: other.mobile }),
      });
      expect(await detailOf(as, data?.orderNo ?? '')).toMatchObject({
        state: 'created',
        payableFen: 1_000,
        paidFen: 0,
      });
      expect((await server.data(orders.orderList, {}, { as: other })).total).toBe(0);
      const attempts = await server.db
        .selectFrom('payments')
        .select('payment_no')
        .where('user_id', 'in', [as.userId, other.userId])
        .execute();
      expect([attempts, await stockOf(server, skuId)]).toEqual([[], 8]);
    },
  );
});

describe('a keyword in the list of orders', () => {
  it('finds own orders by a part of the name of goods, in any case, or by the order number, in the chosen states', async () => {
    const [as, other] = [await aMember(server), await aMember(server)];
    const placed = async (owner: TestMember, name: string) => {
      const skuId = await aSku({ name });
      return (await submit(owner, { lines: [line(skuId)], payableFen: 1_000 })).data?.orderNo ?? '';
    };
    const [tea, radio, foreign] = [
      await placed(as, '明前绿茶 100%'),
      await placed(as, '蓝牙音箱 Mini'),
      await placed(other, '明前绿茶 100%'),
    ];
    const found = async (input: object) =>
      (await server.data(orders.orderList, input, { as })).list.map(({ orderNo }) => orderNo);
    expect(await found({ keyword: '绿茶' })).toEqual([tea]);
    expect(await found({ keyword: 'mini' })).toEqual([radio]);
    expect(await found({ keyword: '100%' })).toEqual([tea]);
    expect(await found({ keyword: '%' })).toEqual([tea]);
    expect(await found({ keyword: radio })).toEqual([radio]);
    expect(await found({ keyword: foreign })).toEqual([]);
    expect(await found({ keyword: '绿茶', states: ['done'] })).toEqual([]);
  });
});

describe('what an order needs', () => {
  it('physical goods need one of the subscriber’s own addresses with stock in its area', async () => {
    const [as, other] = [await aMember(server), await aMember(server)];
    const skuId = await aSku({ kind: 'physical' });
    await server.db
      .insertInto('area_stock')
      .values({ sku_id: skuId, area_num: '320100', inventory: 2 })
      .execute();
    const order = (addressId?: string, quantity = 1) =>
      submit(as, { lines: [line(skuId, quantity)], payableFen: quantity * 1_000, addressId });
    expect(await order()).toMatchObject({ message: '请先选择收货地址' });
    expect(await order(await anAddress(server, other, '320106'))).toMatchObject({
      message: '没有找到该收货地址',
    });
    expect(await order(await anAddress(server, as, '320500'))).toMatchObject({
      message: '该地区暂不支持配送',
    });
    const own = await anAddress(server, as, '320106');
    expect(await order(own, 3)).toMatchObject({ message: '“咖啡券”在该地区库存不足' });
    expect(await order(own, 2)).toMatchObject({ success: true });
    expect(await order(own)).toMatchObject({ message: '该地区暂时缺货' });
  });

  it('physical goods without area rows are sold as the detail says: everywhere, while the sku has stock', async () => {
    const as = await aMember(server);
    const skuId = await aSku({ kind: 'physical', stock_left: 1 });
    const addressId = await anAddress(server, as, '650100');
    const shown = () => server.data(detailMore.cityStock, { skuId, cityCode: '650100' });
    const order = () => submit(as, { lines: [line(skuId)], payableFen: 1_000, addressId });
    expect(await shown()).toMatchObject({ deliverable: true, stockLeft: 1 });
    const { data } = await order();
    const { address_id } = await server.db
      .selectFrom('orders')
      .select('address_id')
      .where('order_no', '=', data?.orderNo ?? '')
      .executeTakeFirstOrThrow();
    expect(address_id, 'the address it is sent to').toBe(addressId);
    expect(await shown()).toMatchObject({ deliverable: false, stockLeft: 0, reason: '商品暂时缺货' });
    expect(await order()).toMatchObject({ success: false });
    await server.data(orders.cancelOrder, { orderNo: data?.orderNo ?? '' }, { as });
    expect(await shown()).toMatchObject({ deliverable: true, stockLeft: 1 });
  });

  it('a sku with order rules needs a subscriber who meets them, and no more pieces than they allow', async () => {
    const [plain, gold, skuId] = [await aMember(server), await aMember(server, { level: 2 }), await aSku()];
    const rule = { target_kind: 'sku' as const, target_id: skuId };
    await server.db
      .insertInto('order_rules')
      .values([
        { ...rule, rule_code: 'MIN_LEVEL', value: '2', sort: 1 },
        { ...rule, rule_code: 'MAX_QUANTITY', value: '2', sort: 2 },
      ])
      .execute();
    expect(await submit(plain, { lines: [line(skuId)], payableFen: 1_000 })).toMatchObject({
      code: '0',
      message: '您的会员等级还不够，升级后即可办理',
    });
    expect(await submit(gold, { lines: [line(skuId, 3)], payableFen: 3_000 })).toMatchObject({
      code: '0',
      message: '每次最多购买2件',
    });
    expect(await submit(gold, { lines: [line(skuId, 2)], payableFen: 2_000 })).toMatchObject({ code: '1' });
  });

  it('data packs are for one’s own number alone', async () => {
    const [as, other] = [await aMember(server), await aMember(server)];
    const skuId = await aSku({ kind: 'charge', flow_mb: 5_120 });
    const input = { lines: [line(skuId)], payableFen: 1_000 };
    expect(await submit(as, { ...input, benefitMobile: other.mobile })).toMatchObject({
      success: false,
      message: '流量包仅限本机号码使用，不能充值到其他号码',
    });
    const { lines } = await server.data(orders.previewOrder, { lines: [line(skuId)] }, { as });
    expect(lines).toMatchObject([{ isForOwnNumber: true }]);
    expect(await submit(as, { ...input, benefitMobile: as.mobile })).toMatchObject({ success: true });
  });

  it('direct charges need a number in service, which is stored sealed and shown masked', async () => {
    const [as, skuId] = [await aMember(server), await aSku({ kind: 'charge' })];
    const { data } = await submit(as, { lines: [line(skuId)], payableFen: 1_000, benefitMobile: as.mobile });
    const { benefitMobile } = await detailOf(as, data?.orderNo ?? '');
    expect(benefitMobile).toMatch(/^1\d{2}\*{4}\d{4}$/);
    const row = await server.db
      .selectFrom('orders')
      .select('benefit_mobile_sealed')
      .where('order_no', '=', data?.orderNo ?? '')
      .executeTakeFirstOrThrow();
    expect(row.benefit_mobile_sealed).not.toContain(as.mobile);
  });
});
