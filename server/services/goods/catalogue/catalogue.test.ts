import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { aGoods } from '../../../testing/a-goods.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { fittingGoods } from './list-goods.ts';

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
    expect(idsOf(await server.data(catalogue.goodsList, { categoryId, keyword: '茶' }))).toEqual([tea, cake]);
    expect(idsOf(await server.data(catalogue.goodsList, { categoryId, keyword: '%' }))).toEqual([tea]);
    expect(await server.data(catalogue.goodsList, { categoryId, keyword: '_' })).toEqual({
      list: [],
      total: 0,
      hasNext: false,
    });
  });

  it('finds a word wherever it stands, in capitals or not', async () => {
    const categoryId = freshId('category');
    const phone = await aGoods(server, { category_id: categoryId, name: '旗舰手机 Pro 版' });
    const dish = await aGoods(server, { category_id: categoryId, name: '手撕机制面', sort: 2 });
    const found = async (keyword: string) =>
      idsOf(await server.data(catalogue.goodsList, { categoryId, keyword }));
    expect(await found('手')).toEqual([phone, dish]);
    expect(await found('手机')).toEqual([phone]);
    expect(await found('pRO 版')).toEqual([phone]);
    expect(await found('机手')).toEqual([]);
  });

  it.each(['龙', '龙井', '龙井新茶'])(
    'goes by its index, however many goods there are: %s',
    async (keyword) => {
      await sql`
      insert into goods (goods_id, sku_id, name, sku_name, pic_url, goods_type_id, is_external, price_fen, sold, give_flag, activity, tags, sort)
      select 'many.' || n, 'many.' || n, case when n % 1000 = 0 then '西湖龙井新茶' else '家常好物' || md5(n::text) end, '', '', 1, false, 100, 0, 0, '{}', '{}', n from generate_series(1, 4000) n
      on conflict do nothing`.execute(server.db);
      await sql`analyze goods`.execute(server.db);
      const [plan] = await fittingGoods(server.db, { keyword })
        .selectAll()
        .orderBy('sort')
        .orderBy('goods_id')
        .limit(10)
        .explain<{ 'QUERY PLAN': unknown }>('json');
      expect(JSON.stringify(plan)).toContain('goods_name_ngrams');
      expect(await server.data(catalogue.goodsList, { keyword })).toMatchObject({ total: 4 });
    },
  );

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
  const aPromotion = async (told: { readonly beginsAt?: number; readonly endsAt?: number } = {}) => {
    const promoteId = freshId('promotion');
    const from = (ms: number | undefined) =>
      ms === undefined ? null : new Date(server.now().getTime() + ms);
    await server.db
      .insertInto('promotions')
      .values({
        promote_id: promoteId,
        title: '会员福利',
        sub_title: '每月一次',
        pic_url: null,
        begins_at: from(told.beginsAt),
        ends_at: from(told.endsAt),
      })
      .execute();
    return promoteId;
  };

  it('come at its price, the price elsewhere struck, page by page in its order', async () => {
    const promoteId = await aPromotion();
    const [dear, plain] = [
      await aGoods(server, { price_fen: 2_000, member_price_fen: 1_800, original_price_fen: 2_500 }),
      await aGoods(server, { price_fen: 900 }),
    ];
    await server.db
      .insertInto('promotion_goods')
      .values([
        { promote_id: promoteId, goods_id: plain, price_fen: null, sort: 2 },
        { promote_id: promoteId, goods_id: dear, price_fen: 990, sort: 1 },
      ])
      .execute();
    expect(await server.data(catalogue.promotionGoods, { promoteId, pageSize: 1 })).toMatchObject({
      promoteId,
      title: '会员福利',
      subTitle: '每月一次',
      picUrl: null,
      total: 2,
      hasNext: true,
      list: [{ goodsId: dear, priceFen: 990, memberPriceFen: null, originalPriceFen: 2_000 }],
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
