import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { home } from '#core/contract/goods/home.ts';
import { aCollection } from '../../../testing/data/a-collection.ts';
import { aPromotionRow } from '../../../testing/data/a-promotion-row.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const hour = 3_600_000;
const [nanjing, suzhou] = ['320100', '320500'];
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const idsOf = (list: readonly { readonly goodsId: string }[]) => list.map(({ goodsId }) => goodsId);

describe('the goods of a collection', () => {
  it('are those picked by hand, then those its rule picks, each once on whichever page', async () => {
    const category = freshId('category');
    const [last, first] = [await aGoods(server), await aGoods(server, { category_id: category, sold: 99 })];
    const fitting: string[] = [];
    for (const sold of [5, 9, 7])
      fitting.push(await aGoods(server, { category_id: category, sold, coupon_types: ['wzg'] }));
    const [five, nine, seven] = fitting;
    await aGoods(server, { category_id: category, sold: 50, coupon_types: ['wzg'], stock_left: 0 });
    await aGoods(server, { category_id: category, sold: 50, coupon_types: ['qyfd'] });
    const promoteId = await aCollection(server, {
      byHand: [[first, 990], [last]],
      rule: { categories: [category], couponTypes: ['wzg'], sort: 'sales' },
    });
    const pages = await Promise.all(
      [1, 2, 3].map((pageNum) => server.data(catalogue.promotionGoods, { promoteId, pageNum, pageSize: 2 })),
    );
    expect(pages.flatMap(({ list }) => idsOf(list))).toEqual([first, last, nine, seven, five]);
    expect(pages.map(({ total, hasNext }) => [total, hasNext])).toEqual([
      [5, true],
      [5, true],
      [5, false],
    ]);
    expect(pages[0]?.list[0]).toMatchObject({ promotions: [{ priceFen: 990 }] });
    const mixed = await server.data(catalogue.promotionGoods, { promoteId, pageNum: 1, pageSize: 3 });
    expect(idsOf(mixed.list)).toEqual([first, last, nine]);
  });

  it('of a rule end at its limit, and take the sub-categories of a category', async () => {
    const [root, child] = [freshId('category'), freshId('category')];
    await server.db
      .insertInto('categories')
      .values([
        { category_id: root, parent_id: null, name: '影音', pic_url: '', banner: null, sort: 1 },
        { category_id: child, parent_id: root, name: '视频', pic_url: '', banner: null, sort: 1 },
      ])
      .execute();
    const own = await aGoods(server, { category_id: root, sort: 1 });
    const below = await aGoods(server, { category_id: child, sort: 2 });
    await aGoods(server, { category_id: child, sort: 3 });
    const promoteId = await aCollection(server, { rule: { categories: [root], limit: 2 } });
    const { list, total } = await server.data(catalogue.promotionGoods, { promoteId });
    expect([idsOf(list), total]).toEqual([[own, below], 2]);
    expect((await server.data(catalogue.goodsList, { categoryId: root })).total).toBe(3);
  });

  it('of a city leave out what is sold elsewhere', async () => {
    const [everywhere, there] = [await aGoods(server), await aGoods(server, { areas: [suzhou] })];
    const promoteId = await aCollection(server, { byHand: [[everywhere], [there]] });
    const { list, total } = await server.data(catalogue.promoted, { promoteId, cityCode: nanjing });
    expect([idsOf(list), total]).toEqual([[everywhere], 1]);
  });
});

describe('the promotion of a city (§7 getRecommended)', () => {
  it('is the first that runs and is shown there', async () => {
    const from = (ms: number) => new Date(server.now().getTime() + ms);
    await aCollection(server, { title: '还没开始', sort: -9, begins_at: from(hour) });
    await aCollection(server, { title: '已经结束', sort: -8, ends_at: from(-hour) });
    await aCollection(server, { title: '苏州周末', sort: -7, areas: [suzhou] });
    await aCollection(server, { title: '夏日清凉', sort: -6 });
    await aCollection(server, { title: '频道', sort: -10, kind: 'channel' });
    expect(await server.data(catalogue.promoted, { cityCode: nanjing })).toMatchObject({ title: '夏日清凉' });
    expect(await server.data(catalogue.promoted, { cityCode: suzhou })).toMatchObject({ title: '苏州周末' });
  });
});

describe('local specialties (§7 localSpecialFloorAllList)', () => {
  it('are floors of cities, the own city first, none of them empty', async () => {
    const floor = async (title: string, city: string, sort: number, goods: boolean) => {
      if (goods) await aGoods(server, { areas: [city], category_id: title });
      return aCollection(server, {
        kind: 'floor',
        title,
        areas: [city],
        sort,
        rule: { categories: [title], city },
      });
    };
    await floor('南京特产', nanjing, 1, true);
    await floor('苏州特产', suzhou, 2, true);
    await floor('空的', suzhou, 3, false);
    await aCollection(server, { kind: 'floor', title: '首页楼层', byHand: [[await aGoods(server)]] });
    const titles = async (cityCode?: string) =>
      (await server.data(catalogue.localSpecials, cityCode ? { cityCode } : {})).floors.map(
        ({ title, goods }) => `${title} ${goods.length}`,
      );
    expect(await titles(suzhou)).toEqual(['苏州特产 1', '南京特产 1']);
    expect(await titles(nanjing)).toEqual(['南京特产 1', '苏州特产 1']);
    expect(await titles()).toEqual(['南京特产 1', '苏州特产 1']);
  });
});

describe('the channels of a home page (§7 getIndexGoodsChannelList)', () => {
  it('name the category of a channel that is one', async () => {
    await aCollection(server, { kind: 'channel', title: '美食', sort: 1, rule: { categories: ['food'] } });
    await aCollection(server, { kind: 'channel', title: '精选', sort: 2, pic_url: 'goods/gift' });
    await aCollection(server, { kind: 'channel', title: '苏州', sort: 3, areas: [suzhou] });
    const { list } = await server.data(home.indexChannels, { cityCode: nanjing });
    expect(
      list
        .filter(({ channelName }) => channelName !== '频道')
        .map(({ channelName, categoryId, picUrl }) => [channelName, categoryId, picUrl]),
    ).toEqual([
      ['美食', 'food', ''],
      ['精选', null, 'goods/gift'],
    ]);
  });
});

it('a channel is shown on the home pages that it is for', async () => {
  await aCollection(server, { kind: 'channel', title: '商城频道', regions: ['SUPPER_MALL_HOME'] });
  const isShown = async (input: object) =>
    (await server.data(home.indexChannels, input)).list.some(({ channelName }) => channelName === '商城频道');
  expect(await isShown({})).toBe(true);
  expect(await isShown({ regionCode: 'SUPPER_MALL_HOME' })).toBe(true);
  expect(await isShown({ regionCode: 'SUPER_MARKET_HOME' })).toBe(false);
});

describe('goods that one statement changes', () => {
  it('have the promotions of the rules that pick them, and are found, each as if it came alone', async () => {
    const category = freshId('category');
    const model = await aGoods(server);
    const collection = await aCollection(server, { rule: { categories: [category] } });
    await aPromotionRow(server, {
      kind: 'price',
      title: '活动价',
      collection_id: collection,
      terms: { priceFen: 100 },
    });
    const ids = [1, 2, 3].map((n) => `${model}-${n}`);
    await sql`
      insert into goods select (jsonb_populate_record(g, jsonb_build_object(
        'goods_id', ${model} || '-' || n, 'sku_id', ${model} || '-' || n, 'category_id', ${category}::text, 'promotions', '[]'::jsonb))).*
      from goods g, generate_series(1, 3) n where g.goods_id = ${model}`.execute(server.db);
    const shown = await server.db
      .selectFrom('goods')
      .innerJoin('goods_search', 'goods_search.goods_id', 'goods.goods_id')
      .select(['goods.goods_id', 'goods.promotions'])
      .where('goods.goods_id', 'in', ids)
      .orderBy('goods.goods_id')
      .execute();
    expect(shown.map(({ goods_id, promotions }) => [goods_id, promotions.length])).toEqual(
      ids.map((id) => [id, 1]),
    );

    await sql`update goods set name = '改名' || sku_id, sold = 1000 where goods_id in (${ids[0]}, ${ids[1]})`.execute(
      server.db,
    );
    const found = await server.data(catalogue.goodsList, { keyword: '改名', pageSize: 9 });
    expect(idsOf(found.list).toSorted()).toEqual(ids.slice(0, 2));
    const popularity = await server.db
      .selectFrom('goods_search')
      .select('popularity')
      .where('goods_id', 'in', ids)
      .orderBy('goods_id')
      .execute();
    expect(popularity.map((row) => row.popularity > (popularity[2]?.popularity ?? 0))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('categories (§7 categoryInfo)', () => {
  it('are a tree in order, whole or under a parent, or those of one coupon', async () => {
    const [one, two, below, other] = ['a', 'b', 'c', 'd'].map(freshId) as [string, string, string, string];
    const banner = { title: '会员日', subTitle: '低至9.9元', buttonText: '去看看', picUrl: '', link: null };
    const row = (category_id: string, parent_id: string | null, sort: number) => ({
      category_id,
      parent_id,
      name: category_id,
      pic_url: 'goods/gift',
      banner: parent_id ? null : JSON.stringify(banner),
      sort,
    });
    await server.db
      .insertInto('categories')
      .values([row(two, null, 102), row(one, null, 101), row(below, one, 2), row(other, one, 1)])
      .execute();
    await aGoods(server, { category_id: below, coupon_types: ['lllb'] });
    await aGoods(server, { category_id: other, coupon_types: ['lllb'], stock_left: 0 });
    const shape = (list: readonly { categoryId: string; children: readonly { categoryId: string }[] }[]) =>
      list
        .filter(({ categoryId }) => [one, two, below, other].includes(categoryId))
        .map(({ categoryId, children }) => [categoryId, children.map((child) => child.categoryId)]);
    const all = await server.data(catalogue.categories, {});
    expect(shape(all.list)).toEqual([
      [one, [other, below]],
      [two, []],
    ]);
    expect(all.list.find(({ categoryId }) => categoryId === one)?.banner).toEqual(banner);
    expect(shape((await server.data(catalogue.categories, { parentId: one })).list)).toEqual([
      [other, []],
      [below, []],
    ]);
    expect(shape((await server.data(catalogue.rootCategories, {})).list)).toEqual([[one, [other, below]]]);
    expect(shape((await server.data(catalogue.rootCategories, { couponType: 'lllb' })).list)).toEqual([
      [one, [below]],
    ]);
  });
});
