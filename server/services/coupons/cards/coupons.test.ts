import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { orders } from '#core/contract/order/orders.ts';
import { home } from '#core/contract/goods/home.ts';
import { isInScope, type CouponGoods } from '#core/rules/coupons/coupon-scope.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface CardTraits {
  readonly type?: CouponType;
  readonly amountFen?: number;
  readonly state?: string;
  readonly beginsIn?: number;
  readonly endsIn?: number;
  readonly templateId?: string;
}

async function aCard(
  { userId }: TestMember,
  {
    type = 'wzg',
    amountFen = 0,
    state = 'usable',
    beginsIn = -hour,
    endsIn = hour,
    templateId,
  }: CardTraits = {},
): Promise<string> {
  const cardCode = freshId('card');
  const from = (ms: number) => new Date(server.now().getTime() + ms);
  await server.db
    .insertInto('user_coupons')
    .values({
      card_code: cardCode,
      user_id: userId,
      coupon_type: type,
      state,
      amount_fen: amountFen,
      title: '专享券',
      begins_at: from(beginsIn),
      expires_at: from(endsIn),
      template_id: templateId ?? null,
    })
    .execute();
  return cardCode;
}

async function aTemplate(traits: {
  readonly pay_percent?: number;
  readonly max_off_fen?: number;
  readonly flow_mb?: number;
  readonly threshold_fen?: number;
  readonly categories?: string[];
  readonly goods?: string[];
  readonly kinds?: string[];
  readonly coupon_type?: CouponType;
}): Promise<string> {
  const template_id = freshId('template');
  await server.db
    .insertInto('coupon_templates')
    .values({ template_id, pay_percent: null, max_off_fen: null, flow_mb: null, ...traits })
    .execute();
  return template_id;
}

describe('goods for a kind of coupon (§7 getCouponUseGoodsList)', () => {
  it('are open to a guest, and follow the scope of a template', async () => {
    const categoryId = freshId('category');
    const inside = await aGoods(server, { category_id: categoryId, coupon_types: ['cash'] });
    await aGoods(server, { coupon_types: ['cash'] });
    await aGoods(server, { category_id: categoryId, coupon_types: ['wzg'] });
    const templateId = await aTemplate({ coupon_type: 'cash', categories: [categoryId] });
    expect(await server.data(coupons.couponGoods, { templateId })).toMatchObject({
      list: [{ goodsId: inside }],
      total: 1,
      hasNext: false,
    });
    expect(
      (await server.data(coupons.couponGoods, { couponType: 'cash', pageSize: 50 })).total,
    ).toBeGreaterThanOrEqual(2);
    expect(await server.call(coupons.couponGoods, { templateId: 'none' })).toMatchObject({
      code: '0',
      message: '没有找到这种券',
    });
  });
});

describe('the goods of a coupon', () => {
  it('are those that it can pay for, and no others', async () => {
    const [parent, child, elsewhere] = [freshId('category'), freshId('category'), freshId('category')];
    await server.db
      .insertInto('categories')
      .values([
        { category_id: parent, name: '上级', parent_id: null, pic_url: '', sort: 1 },
        { category_id: child, name: '下级', parent_id: parent, pic_url: '', sort: 1 },
      ])
      .execute();
    const traits = [
      { category_id: child, coupon_types: ['lllb', 'cash'], kind: 'charge', flow_mb: 1_024 },
      { category_id: child, coupon_types: ['lllb'], kind: 'virtual', flow_mb: 20_480 },
      { category_id: parent, coupon_types: ['lllb', 'cash'], kind: 'virtual', flow_mb: null },
      { category_id: parent, coupon_types: ['cash'], kind: 'code', flow_mb: null },
      { category_id: elsewhere, coupon_types: ['lllb', 'cash'], kind: 'charge', flow_mb: 1_024 },
    ] as const;
    const goods: CouponGoods[] = [];
    for (const { coupon_types, ...each } of traits)
      goods.push({
        goodsId: await aGoods(server, { ...each, coupon_types: [...coupon_types] }),
        categoryIds: each.category_id === child ? [child, parent] : [each.category_id],
        kind: each.kind,
        couponTypes: coupon_types,
        flowMb: each.flow_mb,
      });
    const own = goods.map(({ goodsId }) => goodsId);
    const member = await aMember(server);
    for (const couponType of ['lllb', 'cash'] as const)
      for (const categories of [[parent], [child], [parent, elsewhere]])
        for (const kinds of [[], ['charge'], ['virtual', 'code']])
          for (const only of [[], own.slice(0, 3)])
            for (const flowMb of [null, 2_048]) {
              const scope = { couponType, categories, kinds, goods: only, flowMb };
              const templateId = await aTemplate({
                coupon_type: couponType,
                categories,
                kinds,
                goods: only,
                ...(flowMb !== null && { flow_mb: flowMb }),
              });
              const accepted = goods.filter((each) => isInScope(scope, each)).map(({ goodsId }) => goodsId);
              const { list } = await server.data(coupons.couponGoods, { templateId, pageSize: 50 });
              expect(list.map(({ goodsId }) => goodsId).sort()).toEqual(accepted.sort());
              const cardCode = await aCard(member, { type: couponType, templateId });
              const owned = await server.data(
                coupons.discountsByCoupon,
                { cardCode, pageSize: 50 },
                { as: member },
              );
              expect(owned.list.map(({ goodsId }) => goodsId).sort()).toEqual(accepted);
            }
  });
});

describe('prices with a coupon (§7 queryDiscountListByCoupon)', () => {
  it('are those after the card that expires first; without a card they are the regular prices', async () => {
    const categoryId = freshId('category');
    await aGoods(server, {
      category_id: categoryId,
      coupon_types: ['wzg'],
      price_fen: 1_295,
      member_price_fen: 1_000,
    });
    const [holder, other] = [await aMember(server), await aMember(server, { level: 2 })];
    const half = await aTemplate({ pay_percent: 50 });
    await aCard(holder, { endsIn: 9 * hour });
    const first = await aCard(holder, { endsIn: 2 * hour, templateId: half });
    expect(await server.data(coupons.discountsByCoupon, { categoryId }, { as: holder })).toMatchObject({
      coupon: { cardCode: first, couponType: 'wzg', payPercent: 50, cardDiscountsPrice: null },
      list: [{ priceFen: 1_295, couponPriceFen: 647 }],
      total: 1,
    });
    expect(await server.data(coupons.discountsByCoupon, { categoryId }, { as: other })).toMatchObject({
      coupon: null,
      list: [{ couponPriceFen: 1_000 }],
    });
    expect(await server.call(coupons.discountsByCoupon, {})).toMatchObject({ code: '-2' });
  });

  it('are what an order of it with exactly that card costs, for goods of every kind', async () => {
    const categoryId = freshId('category');
    const traits = [
      { price_fen: 990 },
      { price_fen: 4_800, member_price_fen: 3_900 },
      { price_fen: 20_000, kind: 'charge' as const },
      { price_fen: 1_250, member_price_fen: 1_200, kind: 'code' as const },
    ];
    for (const each of traits)
      await aGoods(server, { category_id: categoryId, coupon_types: ['cash'], ...each });
    const member = await aMember(server, { level: 2 });
    const cards = [
      await aCard(member, { type: 'cash', amountFen: 1_000 }),
      await aCard(member, {
        type: 'cash',
        amountFen: 300,
        templateId: await aTemplate({ coupon_type: 'cash', threshold_fen: 1_200 }),
      }),
      await aCard(member, {
        type: 'cash',
        templateId: await aTemplate({ coupon_type: 'cash', pay_percent: 80, max_off_fen: 900 }),
      }),
    ];
    for (const cardCode of cards) {
      const { list } = await server.data(coupons.discountsByCoupon, { categoryId, cardCode }, { as: member });
      expect(list.length).toBeGreaterThan(2);
      for (const { skuId, couponPriceFen } of list) {
        const lines = [{ skuId, quantity: 1 }];
        const order = await server.data(
          orders.previewOrder,
          { lines, cardCodes: [cardCode] },
          { as: member },
        );
        expect(order).toMatchObject({ payableFen: couponPriceFen, cardCodes: [cardCode] });
      }
    }
  });

  it('leave out goods of which one piece does not reach the amount that the card needs', async () => {
    const categoryId = freshId('category');
    const of = (price_fen: number, member_price_fen: number | null = null) =>
      aGoods(server, { category_id: categoryId, coupon_types: ['cash'], price_fen, member_price_fen });
    await of(1_199);
    const exact = await of(1_200);
    await of(1_500, 1_100);
    const above = await of(3_000, 2_000);
    const member = await aMember(server, { level: 2 });
    const templateId = await aTemplate({ coupon_type: 'cash', threshold_fen: 1_200 });
    const cardCode = await aCard(member, { type: 'cash', amountFen: 300, templateId });
    const page = await server.data(coupons.discountsByCoupon, { categoryId, cardCode }, { as: member });
    expect(page.total).toBe(2);
    expect(Object.fromEntries(page.list.map((each) => [each.goodsId, each.couponPriceFen]))).toEqual({
      [exact]: 900,
      [above]: 1_700,
    });
  });

  it('lay a card named on the goods of its own type and scope', async () => {
    const categoryId = freshId('category');
    const goodsId = await aGoods(server, {
      category_id: categoryId,
      coupon_types: ['lllb'],
      price_fen: 1_500,
      flow_mb: 5_000,
    });
    await aGoods(server, { coupon_types: ['lllb'] });
    const member = await aMember(server);
    const cardCode = await aCard(member, {
      type: 'lllb',
      templateId: await aTemplate({ flow_mb: 10_240, categories: [categoryId] }),
    });
    expect(await server.data(coupons.discountsByCoupon, { cardCode }, { as: member })).toMatchObject({
      coupon: { cardCode, flowMb: 10_240 },
      list: [{ goodsId, couponPriceFen: 0 }],
      total: 1,
    });
  });

  it.each<[string, CardTraits]>([
    ['used', { state: 'used' }],
    ['over', { endsIn: -1 }],
    ['not yet good', { beginsIn: hour, endsIn: 2 * hour }],
  ])('do not use a card that is %s', async (_title, traits) => {
    const member = await aMember(server);
    const cardCode = await aCard(member, traits);
    expect((await server.data(coupons.discountsByCoupon, {}, { as: member })).coupon).toBeNull();
    expect(await server.call(coupons.discountsByCoupon, { cardCode }, { as: member })).toMatchObject({
      code: '0',
      message: '没有找到这张券，或它已不可用',
    });
  });

  it("do not use another user's card, byte for byte as if there were none (A1)", async () => {
    const [owner, other] = [await aMember(server), await aMember(server)];
    const cardCode = await aCard(owner);
    const [foreign, unknown] = await Promise.all(
      [cardCode, freshId('card')].map((each) =>
        server.send(coupons.discountsByCoupon, { cardCode: each }, { as: other }),
      ),
    );
    expect(foreign?.text).toBe(unknown?.text);
    expect(foreign?.envelope).toMatchObject({ code: '0' });
  });
});

describe("the subscriber's coupons for one sku (§7 getUserJyCouponListBySkuId)", () => {
  it('say what each saves or why it cannot be used, and which saves most', async () => {
    const member = await aMember(server, { level: 2 });
    const goodsId = await aGoods(server, {
      coupon_types: ['cash', 'qyfd'],
      price_fen: 2_000,
      member_price_fen: 1_500,
    });
    const small = await aCard(member, { type: 'cash', amountFen: 300 });
    const large = await aCard(member, { type: 'qyfd', amountFen: 5_000 });
    const above = await aCard(member, {
      type: 'cash',
      amountFen: 900,
      templateId: await aTemplate({ threshold_fen: 3_000 }),
    });
    const later = await aCard(member, { type: 'cash', amountFen: 100, beginsIn: hour, endsIn: 2 * hour });
    const half = await aCard(member, { type: 'wzg' });
    await aCard(member, { type: 'cash', amountFen: 900, state: 'used' });
    await aCard(await aMember(server), { type: 'cash', amountFen: 900 });

    const request = (quantity: number) =>
      server.data(coupons.couponsForSku, { skuId: `${goodsId}.1`, quantity }, { as: member });
    const one = await request(1);
    expect(one).toMatchObject({ priceFen: 1_500, payableFen: 0 });
    expect(one.usable.map(({ cardCode, cardDiscountsPrice }) => [cardCode, cardDiscountsPrice])).toEqual([
      [large, 1_500],
      [small, 300],
    ]);
    expect(one.optimalCombinationList.map(({ cardCode }) => cardCode)).toEqual([large]);
    expect(Object.fromEntries(one.unusable.map(({ cardCode, reason }) => [cardCode, reason]))).toEqual({
      [above]: '满30元可用，还差15元',
      [later]: '还未到使用时间',
      [half]: '商品不支持此类券',
    });
    expect((await request(2)).usable.map(({ cardCode }) => cardCode)).toEqual([large, above, small]);
  });

  it('are combined as an order combines them, at the price of a running flash sale', async () => {
    const member = await aMember(server);
    const goodsId = await aGoods(server, { coupon_types: ['qyfd'], price_fen: 9_000 });
    const session_id = freshId('session');
    const at = (ms: number) => new Date(server.now().getTime() + ms);
    await server.db
      .insertInto('seckill_sessions')
      .values({ session_id, name: '10点场', begins_at: at(-hour), ends_at: at(hour) })
      .execute();
    await server.db
      .insertInto('seckill_goods')
      .values({ session_id, goods_id: goodsId, price_fen: 7_000, total: 9, sold: 0, sort: 1 })
      .execute();
    const cards = [
      await aCard(member, { type: 'qyfd', amountFen: 5_000 }),
      await aCard(member, { type: 'qyfd', amountFen: 3_000 }),
    ];
    await aCard(member, { type: 'qyfd', amountFen: 1_000 });
    const found = await server.data(coupons.couponsForSku, { skuId: `${goodsId}.1` }, { as: member });
    expect(found).toMatchObject({ priceFen: 7_000, payableFen: 0 });
    expect(found.optimalCombinationList.map(({ cardCode }) => cardCode)).toEqual(cards);
  });
});

describe('my coupons (§7 getUserCouponList)', () => {
  it('are the subscriber’s own, by tab and by type, with the counts of both', async () => {
    const [holder, other] = [await aMember(server), await aMember(server)];
    const later = await aCard(holder, { endsIn: 9 * hour });
    const reserved = await aCard(holder, { endsIn: hour / 2, state: 'reserved' });
    const soon = await aCard(holder, { type: 'cash', amountFen: 300, endsIn: 2 * hour });
    const used = await aCard(holder, { state: 'used' });
    const expired = await aCard(holder, { endsIn: -hour });
    await aCard(other, { type: 'qyfd' });
    const request = async (input: Parameters<typeof server.data<typeof coupons.myCoupons>>[1]) =>
      server.data(coupons.myCoupons, input, { as: holder });
    const codes = async (input: Parameters<typeof request>[0]) =>
      (await request(input)).list.map(({ cardCode, state }) => [cardCode, state]);

    expect(await request({})).toMatchObject({
      total: 3,
      hasNext: false,
      tabCounts: { usable: 2, reserved: 1, used: 1, expired: 1 },
      typeCounts: { qyfd: 0, lllb: 0, wzg: 1, cash: 1 },
    });
    expect(await codes({})).toEqual([
      [soon, 'usable'],
      [later, 'usable'],
      [reserved, 'reserved'],
    ]);
    expect(await codes({ couponType: 'cash' })).toEqual([[soon, 'usable']]);
    expect(await codes({ tab: 'used' })).toEqual([[used, 'used']]);
    expect(await codes({ tab: 'expired' })).toEqual([[expired, 'expired']]);
    expect((await request({ pageNum: 2, pageSize: 2 })).list).toHaveLength(1);
    expect(await server.data(coupons.myCoupons, {}, { as: other })).toMatchObject({
      total: 1,
      tabCounts: { usable: 1, reserved: 0, used: 0, expired: 0 },
    });
  });

  it('that are alike are one stack, which is used from the card that ends first', async () => {
    const member = await aMember(server);
    const templateId = await aTemplate({ coupon_type: 'cash', threshold_fen: 1_200 });
    const alike = { type: 'cash', amountFen: 300, templateId } as const;
    await aCard(member, { ...alike, endsIn: 30 * hour });
    const first = await aCard(member, { ...alike, endsIn: 2 * hour });
    const dearer = await aCard(member, { ...alike, amountFen: 500, endsIn: 3 * hour });
    const coming = await aCard(member, { ...alike, beginsIn: hour, endsIn: 40 * hour });
    const reserved = [
      await aCard(member, { ...alike, state: 'reserved', endsIn: 4 * hour }),
      await aCard(member, { ...alike, state: 'reserved', endsIn: 5 * hour }),
    ];
    const bag = await aCard(member, { type: 'qyfd', amountFen: 300, endsIn: 20 * hour });
    const stacks = await server.data(coupons.myCoupons, { stacked: true }, { as: member });
    expect(stacks.list.map(({ cardCode, count, purpose }) => [cardCode, count, purpose])).toEqual([
      [first, 2, '全场通用'],
      [dearer, 1, '全场通用'],
      [bag, 1, '福袋'],
      [coming, 1, '全场通用'],
      [reserved[0], 1, '全场通用'],
      [reserved[1], 1, '全场通用'],
    ]);
    expect(stacks).toMatchObject({ total: 6, tabCounts: { usable: 5, reserved: 2 } });
    const second = await server.data(
      coupons.myCoupons,
      { stacked: true, pageNum: 2, pageSize: 4 },
      { as: member },
    );
    expect(second.list.map(({ cardCode }) => cardCode)).toEqual(reserved);
    expect((await server.data(coupons.myCoupons, {}, { as: member })).total).toBe(7);
  });

  it('that an unpaid order reserves are counted as usable nowhere', async () => {
    const member = await aMember(server);
    await aCard(member, { type: 'qyfd', endsIn: 2 * hour });
    await aCard(member, { type: 'qyfd', state: 'reserved' });
    const mine = await server.data(coupons.myCoupons, {}, { as: member });
    expect(mine).toMatchObject({ tabCounts: { usable: 1, reserved: 1 }, typeCounts: { qyfd: 1 } });
    expect(mine.list.map(({ state }) => state)).toEqual(['usable', 'reserved']);
    expect(await server.data(home.couponCounts, {}, { as: member })).toMatchObject({
      totalCouponCount: 1,
      qyfdCouponCount: 1,
    });
    expect(await server.data(couponActivities.couponNum, {}, { as: member })).toEqual({
      couponNum: 1,
      expiringCount: 1,
    });
    const skuId = `${await aGoods(server, { coupon_types: ['qyfd'] })}.1`;
    const { usable, unusable } = await server.data(coupons.couponsForSku, { skuId }, { as: member });
    expect(usable.length + unusable.length).toBe(1);
  });
});
