import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ranking } from '#core/contract/goods/ranking.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aShop } from '../../../testing/data/a-shop.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { inRanking, rankings } from './ranked-goods.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('rankings (§7 jyCouponRankingList)', () => {
  it('of sales count the best seller first, page after page, and nothing sold out', async () => {
    const categoryId = freshId('category');
    const goods = { category_id: categoryId };
    const [some, most, few] = [
      await aGoods(server, { ...goods, sold: 320 }),
      await aGoods(server, { ...goods, sold: 12_345 }),
      await aGoods(server, { ...goods, sold: 3 }),
    ];
    await aGoods(server, { ...goods, sold: 99_999, stock_left: 0 });
    await aGoods(server, { ...goods, sold: 0 });
    const first = await server.data(ranking.hotSelling, { categoryId, pageSize: 2 });
    const second = await server.data(ranking.hotSelling, { categoryId, pageNum: 2, pageSize: 2 });
    expect(
      [...first.list, ...second.list].map(({ goodsId, rank, rankText }) => [goodsId, rank, rankText]),
    ).toEqual([
      [most, 1, '已售1.2万'],
      [some, 2, '已售320'],
      [few, 3, '已售3'],
    ]);
    expect([first.total, first.hasNext, second.hasNext]).toEqual([3, true, false]);
    expect(first).toMatchObject({
      updatedAt: expect.stringContaining('T'),
      updateText: expect.stringMatching(/^\d{2}:\d{2}更新$/),
    });
  });

  it('of discounts compare the price shown with the original one, in the cities that have the goods', async () => {
    const categoryId = freshId('category');
    const [half, member] = [
      await aGoods(server, { category_id: categoryId, price_fen: 500, original_price_fen: 1_000 }),
      await aGoods(server, {
        category_id: categoryId,
        price_fen: 900,
        member_price_fen: 300,
        original_price_fen: 1_000,
      }),
    ];
    await aGoods(server, { category_id: categoryId, price_fen: 1_000, original_price_fen: 1_000 });
    await aGoods(server, { category_id: categoryId, price_fen: 1_000 });
    await aGoods(server, {
      category_id: categoryId,
      price_fen: 100,
      original_price_fen: 1_000,
      areas: ['320500'],
    });
    const { list } = await server.data(ranking.discountRanking, { categoryId, cityCode: nanjing.areaNum });
    expect(list.map(({ goodsId, rankText }) => [goodsId, rankText])).toEqual([
      [member, '3折'],
      [half, '5折'],
    ]);
  });

  it.each([
    ['sales', 'goods_by_sales'],
    ['discount', 'goods_by_discount'],
  ] as const)('of %s go by their index, however many goods there are', async (which, index) => {
    await sql`
      insert into goods (goods_id, sku_id, name, sku_name, pic_url, price_fen, original_price_fen, sold, give_flag, activity, tags, sort)
      select 'ranked.' || n, 'ranked.' || n, '好物', '', '', 100 + n % 900, 1000, n, 0, '{}', '{}', n from generate_series(1, 4000) n
      on conflict do nothing`.execute(server.db);
    await sql`analyze goods`.execute(server.db);
    const [plan] = await inRanking(server.db, rankings[which], {}, server.now())
      .selectAll()
      .orderBy(rankings[which].order)
      .limit(100)
      .explain<{ 'QUERY PLAN': unknown }>('json');
    expect(JSON.stringify(plan)).toContain(index);
  });
});

describe('good things nearby (§7 getNearbyGoodThingList)', () => {
  it('come each once with its nearest shop, nearest first; not from another town, and not sold out', async () => {
    const categoryId = freshId('category');
    const near = await aShop(server, { metresNorth: 500 });
    await aShop(server, { metresNorth: 2_000, supplier: near.supplier });
    const far = await aShop(server, { metresNorth: 9_000, name: '净驰洗车（江北店）' });
    const away = await aShop(server, { metresNorth: 80_000 });
    const [noodles, wash] = [
      await aGoods(server, { category_id: categoryId, supplier: near.supplier }),
      await aGoods(server, { category_id: categoryId, supplier: far.supplier }),
    ];
    await aGoods(server, { category_id: categoryId, supplier: away.supplier });
    await aGoods(server, { category_id: categoryId, supplier: near.supplier, stock_left: 0 });
    await aGoods(server, { category_id: categoryId });
    const { latitude, longitude } = nanjing;
    const { list, total } = await server.data(ranking.nearbyGoods, { categoryId, latitude, longitude });
    expect(total).toBe(2);
    expect(list.map(({ goodsId, shopCode }) => [goodsId, shopCode])).toEqual([
      [noodles, near.shopId],
      [wash, far.shopId],
    ]);
    expect(list[0]?.distanceMeters).toBeGreaterThan(490);
    expect(list[0]?.distanceMeters).toBeLessThan(510);
    expect(list[1]).toMatchObject({ shopName: '净驰洗车（江北店）' });
  });
});
