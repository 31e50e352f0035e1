import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detail } from '#core/contract/goods/detail.ts';
import { detailMore } from '#core/contract/goods/detail-more.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aGroupActivity } from '../../../testing/data/a-group-activity.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aRenewingMembership } from '../../../testing/data/a-renewing-membership.ts';
import { freshId } from '../../../testing/fresh.ts';
import { lookupOf } from '../../../testing/databases/test-encryption.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const after = (ms: number) => new Date(server.now().getTime() + ms);
const refused = { success: false, code: '0', message: '商品不存在或已下架' };

async function aFlashSale(goodsId: string, price_fen: number, { sold = 0, begins = -hour } = {}) {
  const session_id = freshId('session');
  await server.db
    .insertInto('seckill_sessions')
    .values({ session_id, name: '10点场', begins_at: after(begins), ends_at: after(begins + 2 * hour) })
    .execute();
  await server.db
    .insertInto('seckill_goods')
    .values({ session_id, goods_id: goodsId, price_fen, total: 10, sold, sort: 1 })
    .execute();
}

async function aShop(supplier: string, traits: { name: string; latitude: number; area_num?: string }) {
  const category_id = freshId('kind');
  await server.db
    .insertInto('shop_categories')
    .values({ category_id, name: '咖啡', icon_url: 'goods/coffee', sort: 1 })
    .execute();
  await server.db
    .insertInto('shops')
    .values({
      shop_id: freshId('shop'),
      category_id,
      supplier,
      pic_url: 'goods/coffee',
      area_num: '320100',
      address: '中山路1号',
      phone: '025-1',
      open_hours: '09:00-21:00',
      longitude: 118.78,
      per_head_fen: null,
      discount_text: null,
      ...traits,
    })
    .execute();
}

describe('the detail of goods (§7 getSkuDetail)', () => {
  it('shows the chosen sku with its own price and stock among the others', async () => {
    const goodsId = await aGoods(server, {
      kind: 'charge',
      coupon_types: ['qyfd'],
      stock_left: 0,
      more: [{ name: '两杯', price_fen: 3_600, member_price_fen: 3_000, stock_left: 4 }],
    });
    const shown = await server.data(detail.skuDetail, { skuId: `${goodsId}.2` });
    expect(shown).toMatchObject({
      goodsId,
      skuName: '两杯',
      priceFen: 3_600,
      memberPriceFen: 3_000,
      stockLeft: 4,
      lackStockFlag: 0,
      needsBenefitMobile: true,
      needsAddress: false,
      couponTexts: ['可用福袋券'],
      seckill: null,
      group: null,
      skus: [
        { skuId: `${goodsId}.1`, lackStockFlag: 1 },
        { skuId: `${goodsId}.2`, lackStockFlag: 0 },
      ],
    });
    expect(await server.data(detail.siblingSkus, { skuId: `${goodsId}.1` })).toMatchObject({
      goodsId,
      skuId: `${goodsId}.1`,
      skus: shown.skus,
    });
  });

  it('takes the id of goods for its first sku in stock', async () => {
    const goodsId = await aGoods(server, { stock_left: 0, more: [{ name: '两杯', stock_left: null }] });
    expect(await server.data(detail.skuDetail, { skuId: goodsId })).toMatchObject({ skuId: `${goodsId}.2` });
  });

  it('refuses goods that are unknown or not listed yet', async () => {
    const coming = await aGoods(server, { listed_at: after(hour) });
    for (const skuId of ['nowhere', `${coming}.1`])
      expect(await server.call(detail.skuDetail, { skuId })).toMatchObject(refused);
    expect(await server.call(detail.goodsPrompt, { goodsId: coming })).toMatchObject(refused);
  });

  it('carries the flash sale that runs now, for the first sku and while something is left', async () => {
    const [running, soldOut, coming] = await Promise.all([
      aGoods(server, { more: [{}] }),
      aGoods(server),
      aGoods(server),
    ]);
    await aFlashSale(running, 990);
    await aFlashSale(soldOut, 990, { sold: 10 });
    await aFlashSale(coming, 990, { begins: hour });
    const flashSaleOf = async (skuId: string) => (await server.data(detail.skuDetail, { skuId })).seckill;
    expect(await flashSaleOf(`${running}.1`)).toMatchObject({ seckillPriceFen: 990, sessionName: '10点场' });
    expect(await Promise.all([`${running}.2`, soldOut, coming].map(flashSaleOf))).toEqual([null, null, null]);
  });

  it('has the group price of the sku while its group buy runs', async () => {
    const ends_at = after(24 * hour);
    const [running, off, over] = [
      await aGroupActivity(server, { ends_at }),
      await aGroupActivity(server, { is_on: false }),
      await aGroupActivity(server, { ends_at: after(-1) }),
    ];
    const groupOf = async ({ skuId }: { readonly skuId: string }) =>
      (await server.data(detail.skuDetail, { skuId })).group;
    expect(await groupOf(running)).toEqual({
      groupActId: running.activityId,
      groupSize: 3,
      groupPriceFen: 1_500,
      endsAt: ends_at.toISOString(),
    });
    expect(await Promise.all([off, over].map(groupOf))).toEqual([null, null]);
  });

  it('takes the id of goods for the sku of its flash sale, which has stock of its own', async () => {
    const goodsId = await aGoods(server, {
      kind: 'physical',
      stock_left: 0,
      more: [{ name: '两杯', stock_left: null }],
    });
    await aFlashSale(goodsId, 990, { sold: 4 });
    expect(await server.data(detail.skuDetail, { skuId: goodsId })).toMatchObject({
      skuId: `${goodsId}.1`,
      stockLeft: 0,
      seckill: { stockLeft: 6 },
    });
    expect(
      await server.data(detailMore.cityStock, { skuId: `${goodsId}.1`, cityCode: '320100' }),
    ).toMatchObject({ deliverable: true, stockLeft: 6 });
  });

  it('is sold with notes', async () => {
    const goodsId = await aGoods(server, { prompts: ['本券不可退。'] });
    expect(await server.data(detail.goodsPrompt, { goodsId })).toMatchObject({ prompts: ['本券不可退。'] });
  });
});

describe('the shops that honour goods (§7 getGoodsShopNavigation)', () => {
  it('are those of its supplier, nearest first, in the chosen city', async () => {
    const supplier = freshId('supplier');
    const goodsId = await aGoods(server, { supplier });
    await aShop(supplier, { name: '远店', latitude: 32.1 });
    await aShop(supplier, { name: '近店', latitude: 32.05 });
    await aShop(supplier, { name: '外地店', latitude: 31.3, area_num: '320500' });
    await aShop(freshId('supplier'), { name: '别家', latitude: 32.05 });
    const near = { goodsId, cityCode: '320100', latitude: 32.04, longitude: 118.78 };
    const { list } = await server.data(detail.goodsShops, near);
    expect(list.map(({ shopName }) => shopName)).toEqual(['近店', '远店']);
    expect(list[0]?.distanceMeters).toBe(1_111);
    expect((await server.data(detail.goodsShops, { goodsId })).total).toBe(3);
    expect((await server.data(detail.skuDetail, { skuId: goodsId })).shopCount).toBe(3);
  });

  it('are none for goods without a supplier', async () => {
    const goodsId = await aGoods(server);
    expect(await server.data(detail.goodsShops, { goodsId })).toEqual({ list: [], total: 0, hasNext: false });
  });
});

describe('the stock of physical goods in a city', () => {
  it.each([
    ['its own', { '320100': 3 }, null, { deliverable: true, stockLeft: 3, reason: '' }],
    ['never more than the sku has', { '*': 30 }, 2, { deliverable: true, stockLeft: 2, reason: '' }],
    ['none', { '320100': 0, '*': 9 }, null, { deliverable: false, stockLeft: 0, reason: '该地区暂时缺货' }],
    [
      'not delivered',
      { '320500': 9 },
      null,
      { deliverable: false, stockLeft: 0, reason: '该地区暂不支持配送' },
    ],
    ['unlimited without rows', {}, null, { deliverable: true, stockLeft: null, reason: '' }],
    ['that of the sku without rows', {}, 7, { deliverable: true, stockLeft: 7, reason: '' }],
  ])('is %s', async (_title, areas, stock_left, expected) => {
    const goodsId = await aGoods(server, { kind: 'physical', freight_fen: 800, stock_left });
    const rows = Object.entries(areas).map(([area_num, inventory]) => ({
      sku_id: `${goodsId}.1`,
      area_num,
      inventory,
    }));
    if (rows.length > 0) await server.db.insertInto('area_stock').values(rows).execute();
    expect(await server.data(detailMore.cityStock, { skuId: `${goodsId}.1`, cityCode: '320100' })).toEqual({
      ...expected,
      freightFen: 800,
    });
  });
});

describe('what is bought together', () => {
  it('is of the same supplier, then of the same category, and can be bought', async () => {
    const [supplier, category_id] = [freshId('supplier'), freshId('category')];
    const goodsId = await aGoods(server, { supplier, category_id });
    const ofSupplier = await aGoods(server, { supplier, sold: 1 });
    const ofCategory = await aGoods(server, { category_id, sold: 9 });
    const ofBoth = await aGoods(server, { supplier, category_id, sold: 0 });
    await aGoods(server, { category_id, stock_left: 0 });
    await aGoods(server, { category_id, listed_at: after(hour) });
    const { list } = await server.data(detailMore.boughtTogether, { skuId: goodsId });
    expect(list.map((goods) => goods.goodsId)).toEqual([ofSupplier, ofBoth, ofCategory]);
  });

  it('goes on with the category above where the own has little', async () => {
    const [parent, own, beside] = [freshId('category'), freshId('category'), freshId('category')];
    const category = (category_id: string, parent_id: string | null) => ({
      category_id,
      parent_id,
      name: '视频',
      pic_url: 'goods/video-blue',
      banner: null,
      sort: 1,
    });
    await server.db
      .insertInto('categories')
      .values([category(parent, null), category(own, parent), category(beside, parent)])
      .execute();
    const goodsId = await aGoods(server, { category_id: own });
    const near = await aGoods(server, { category_id: own });
    const far = await aGoods(server, { category_id: beside, sold: 99 });
    const { list } = await server.data(detailMore.boughtTogether, { skuId: goodsId });
    expect(list.map((goods) => goods.goodsId)).toEqual([near, far]);
  });
});

describe('the checks before purchase', () => {
  it('accept a number in normal service for direct charge (§7 checkBenefitMobile)', async () => {
    const member = await aMember(server);
    const goodsId = await aGoods(server, { kind: 'charge' });
    const check = (benefitMobile: string) =>
      server.data(detail.benefitMobile, { benefitMobile, skuId: `${goodsId}.1` }, { as: member });
    expect(await check('13812345678')).toMatchObject({ allowed: true, reason: null });
    await server.db
      .insertInto('sandbox_numbers')
      .values({
        mobile_lookup: lookupOf('13812345679'),
        area_num: '320100',
        in_province: true,
        joined_on: null,
        status: 'suspended',
      })
      .execute();
    expect(await check('13812345679')).toMatchObject({
      allowed: false,
      reason: '该号码已停机，恢复后即可充值',
    });
    const pack = await aGoods(server, { kind: 'charge', flow_mb: 5_120 });
    const packFor = (benefitMobile: string) =>
      server.data(detail.benefitMobile, { benefitMobile, skuId: `${pack}.1` }, { as: member });
    expect(await packFor('13812345678')).toMatchObject({
      allowed: false,
      reason: '流量包仅限本机号码使用，不能充值到其他号码',
    });
    expect(await packFor(member.mobile)).toMatchObject({ allowed: true });
  });

  it('offer the six payment methods, the phone bill with its balance (§7 getGoodsAllowPayMethodList)', async () => {
    const member = await aMember(server);
    await server.db
      .insertInto('sandbox_numbers')
      .values({
        mobile_lookup: lookupOf(member.mobile),
        area_num: '320100',
        in_province: true,
        joined_on: null,
        balance_fen: 1_999,
      })
      .execute();
    const goodsId = await aGoods(server, { price_fen: 2_000 });
    const { list } = await server.data(detail.payMethods, { goodsId, skuId: `${goodsId}.1` }, { as: member });
    expect(list.map(({ payMethodId }) => payMethodId)).toEqual([1, 2, 3, 6, 7, 8]);
    expect(list[2]).toMatchObject({ usable: false, reason: '话费余额不足', balanceFen: 1_999 });
    expect(list[0]).toMatchObject({ usable: true, recommended: true, balanceFen: null });
    const ofOrder = await server.data(
      detail.payMethods,
      { goodsId, skuId: `${goodsId}.1`, shownFen: 1_500 },
      { as: member },
    );
    expect(ofOrder.list[2]).toMatchObject({ usable: true, recommended: true });
  });

  it('offer the payment methods of a membership, which is no goods of the catalogue', async () => {
    const { as, skuId } = await aRenewingMembership(server, { balanceFen: 500 });
    const { list } = await server.data(detail.payMethods, { goodsId: 'a-membership', skuId }, { as });
    expect(list.map(({ payMethodId }) => payMethodId)).toEqual([1, 2, 3, 6, 7, 8]);
    expect(list[2]).toMatchObject({ usable: false, reason: '话费余额不足', balanceFen: 500 });
  });
});
