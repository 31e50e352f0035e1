import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { statementNames } from '../../../db/preparing-client.ts';
import { aPromotionRow } from '../../../testing/data/a-promotion-row.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const idsOf = ({ list }: { readonly list: readonly { readonly goodsId: string }[] }) =>
  list.map(({ goodsId }) => goodsId);

describe('a list of goods (§7 queryRecommendGoodsList)', () => {
  it('is narrowed by category, coupon and word, and a sign of a pattern is only a sign', async () => {
    const categoryId = freshId('category');
    const tea = await aGoods(server, {
      category_id: categoryId,
      name: '明前绿茶100%',
      coupon_types: ['qyfd', 'wzg'],
    });
    const cake = await aGoods(server, {
      category_id: categoryId,
      name: '茶点',
      coupon_types: ['wzg'],
      sort: 2,
    });
    await aGoods(server, { name: '茶壶', coupon_types: ['qyfd'] });
    expect(idsOf(await server.data(catalogue.goodsList, { categoryId }))).toEqual([tea, cake]);
    expect(idsOf(await server.data(catalogue.goodsList, { categoryId, couponType: 'qyfd' }))).toEqual([tea]);
    expect(idsOf(await server.data(catalogue.goodsList, { categoryId, keyword: '茶' }))).toEqual([cake, tea]);
    expect(idsOf(await server.data(catalogue.goodsList, { categoryId, keyword: '%' }))).toEqual([tea]);
    expect(await server.data(catalogue.goodsList, { categoryId, keyword: '_' })).toMatchObject({
      list: [],
      total: 0,
      hasNext: false,
    });
  });

  it('of a category has the goods of its children too', async () => {
    const [root, child] = [freshId('category'), freshId('category')];
    const category = (category_id: string, parent_id: string | null) => ({
      category_id,
      parent_id,
      name: '分类',
      pic_url: 'goods/gift',
      banner: null,
      sort: 1,
    });
    await server.db
      .insertInto('categories')
      .values([category(root, null), category(child, root)])
      .execute();
    const [upper, lower] = [
      await aGoods(server, { category_id: root, sort: 1 }),
      await aGoods(server, { category_id: child, sort: 2 }),
    ];
    expect(idsOf(await server.data(catalogue.goodsList, { categoryId: root }))).toEqual([upper, lower]);
    expect(idsOf(await server.data(catalogue.goodsList, { categoryId: child }))).toEqual([lower]);
  });

  it('of a category with more than a hundred goods says so, and its pages have each of them once, in order', async () => {
    const [root, child] = [freshId('category'), freshId('category')];
    await sql`insert into categories (category_id, parent_id, name, pic_url, sort)
      values (${root}, null, '分类', '', 1), (${child}, ${root}, '分类', '', 1)`.execute(server.db);
    await sql`
      insert into goods (goods_id, sku_id, name, category_id, in_stock, sold, sku_name, pic_url, price_fen, give_flag, activity, tags, sort)
      select ${root} || n, ${root} || n, '商品', case when n % 3 = 0 then ${root} else ${child} end, n % 2 = 0, 0, '', '', 100, 0, '{}', '{}', n
      from generate_series(1, 130) n`.execute(server.db);
    const pageOf = (pageNum: number, filter = {}) =>
      server.data(catalogue.goodsList, { categoryId: root, pageSize: 50, pageNum, ...filter });
    const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => pageOf(pageNum)));
    expect(pages.map(({ total, isTotalMinimum, hasNext }) => [total, isTotalMinimum, hasNext])).toEqual([
      [100, true, true],
      [100, true, true],
      [130, undefined, false],
      [130, undefined, false],
    ]);
    expect(pages.flatMap(idsOf)).toEqual(Array.from({ length: 130 }, (_each, at) => `${root}${at + 1}`));
    const inStock = await pageOf(2, { inStock: 1 });
    expect([inStock.total, idsOf(inStock)[0]]).toEqual([65, `${root}102`]);
  });

  it('finds a word wherever it stands, in capitals or not', async () => {
    const categoryId = freshId('category');
    const phone = await aGoods(server, { category_id: categoryId, name: '旗舰手机 Pro 版' });
    const dish = await aGoods(server, { category_id: categoryId, name: '手撕机制面', sort: 2 });
    const found = async (keyword: string) =>
      idsOf(await server.data(catalogue.goodsList, { categoryId, keyword }));
    expect(await found('手')).toEqual([dish, phone]);
    expect(await found('手机')).toEqual([phone]);
    expect(await found('pRO 版')).toEqual([phone]);
    expect(await found('机手')).toEqual([]);
  });

  it('comes in the given order, and marks what is out of stock', async () => {
    const categoryId = freshId('category');
    const cheap = await aGoods(server, {
      category_id: categoryId,
      price_fen: 500,
      original_price_fen: 600,
      sold: 1,
      sort: 3,
      stock_left: 0,
    });
    const member = await aGoods(server, {
      category_id: categoryId,
      price_fen: 3_000,
      member_price_fen: 400,
      original_price_fen: 4_000,
      sold: 9,
      sort: 2,
    });
    const plain = await aGoods(server, {
      category_id: categoryId,
      price_fen: 900,
      sold: 5,
      sort: 1,
      stock_left: 3,
    });
    const orders = {
      default: [plain, member, cheap],
      distance: [plain, member, cheap],
      sales: [member, plain, cheap],
      priceUp: [member, cheap, plain],
      priceDown: [plain, cheap, member],
      discount: [member, cheap, plain],
    } as const;
    for (const [sort, ids] of Object.entries(orders))
      expect(
        idsOf(await server.data(catalogue.goodsList, { categoryId, sort: sort as keyof typeof orders })),
        sort,
      ).toEqual(ids);
    const { list } = await server.data(catalogue.goodsList, { categoryId });
    expect(list.map(({ lackStockFlag }) => lackStockFlag)).toEqual([0, 0, 1]);
  });

  it('comes page by page, each goods once', async () => {
    const categoryId = freshId('category');
    const ids = [];
    for (let at = 0; at < 5; at += 1) ids.push(await aGoods(server, { category_id: categoryId }));
    const pages = await Promise.all(
      [1, 2, 3].map((pageNum) => server.data(catalogue.goodsList, { categoryId, pageNum, pageSize: 2 })),
    );
    expect(pages.map(({ list, total, hasNext }) => [list.length, total, hasNext])).toEqual([
      [2, 5, true],
      [2, 5, true],
      [1, 5, false],
    ]);
    expect(new Set(pages.flatMap(idsOf))).toEqual(new Set(ids));
  });
});

describe('the goods of a promotion (§7 getGoodsListByPromoteId)', () => {
  const aPromotion = async (period: { readonly beginsAt?: number; readonly endsAt?: number } = {}) => {
    const promoteId = freshId('promotion');
    const from = (ms: number | undefined) =>
      ms === undefined ? null : new Date(server.now().getTime() + ms);
    await server.db
      .insertInto('collections')
      .values({
        collection_id: promoteId,
        title: '会员福利',
        sub_title: '每月一次',
        pic_url: null,
        begins_at: from(period.beginsAt),
        ends_at: from(period.endsAt),
      })
      .execute();
    return promoteId;
  };

  it('carry its price, page by page in its order', async () => {
    const promoteId = await aPromotion();
    const [dear, plain] = [
      await aGoods(server, { price_fen: 2_000, member_price_fen: 1_800, original_price_fen: 2_500 }),
      await aGoods(server, { price_fen: 900 }),
    ];
    await server.db
      .insertInto('collection_goods')
      .values([
        { collection_id: promoteId, goods_id: plain, price_fen: null, sku_id: null, sort: 2 },
        { collection_id: promoteId, goods_id: dear, price_fen: 990, sku_id: null, sort: 1 },
      ])
      .execute();
    await aPromotionRow(server, { kind: 'price', title: '福利价', collection_id: promoteId });
    expect(await server.data(catalogue.promotionGoods, { promoteId, pageSize: 1 })).toMatchObject({
      promoteId,
      title: '会员福利',
      subTitle: '每月一次',
      picUrl: null,
      total: 2,
      hasNext: true,
      list: [{ goodsId: dear, priceFen: 2_000, promotions: [{ title: '福利价', priceFen: 990 }] }],
    });
    expect(await server.data(catalogue.promotionGoods, { promoteId, pageNum: 2, pageSize: 1 })).toMatchObject(
      { hasNext: false, list: [{ goodsId: plain, priceFen: 900 }] },
    );
  });

  it('are there only while it runs', async () => {
    const [coming, short] = [await aPromotion({ beginsAt: hour }), await aPromotion({ endsAt: hour })];
    const gone = { code: '0', message: '活动不存在或已结束' };
    expect(await server.call(catalogue.promotionGoods, { promoteId: coming })).toMatchObject(gone);
    expect(await server.data(catalogue.promotionGoods, { promoteId: short })).toMatchObject({
      list: [],
      total: 0,
    });
    await server.advance(hour);
    expect(await server.data(catalogue.promotionGoods, { promoteId: coming })).toMatchObject({ total: 0 });
    expect(await server.call(catalogue.promotionGoods, { promoteId: short })).toMatchObject(gone);
    expect(await server.call(catalogue.promotionGoods, { promoteId: 'none' })).toMatchObject(gone);
  });
});

it('the list and the detail of goods are planned once, not for every request', async () => {
  const skuId = await aGoods(server);
  statementNames.clear(); // a process prepares only so many, and other tests shared this one
  for (let request = 0; request < 20; request += 1) {
    await server.data(catalogue.goodsList, { categoryId: 'planned' });
    await server.data(detail.skuDetail, { skuId });
  }
  const prepared = [...statementNames.keys()];
  expect(prepared.some((text) => /from goods .*offset/s.test(text))).toBe(true);
  expect(prepared.some((text) => text.includes('from "goods" as "g"'))).toBe(true);
});
