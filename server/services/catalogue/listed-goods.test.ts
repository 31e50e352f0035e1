import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { home } from '#core/contract/goods/home.ts';
import { localLife } from '#core/contract/goods/local-life.ts';
import { ranking } from '#core/contract/goods/ranking.ts';
import { search } from '#core/contract/goods/search.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { aCollection } from '../../testing/data/a-collection.ts';
import { aFloor } from '../../testing/data/a-floor.ts';
import { aGoods } from '../../testing/data/a-goods.ts';
import { aShop } from '../../testing/data/a-shop.ts';
import { freshId } from '../../testing/fresh.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { computeRecommendations } from './recommendations/compute-recommendations.ts';

const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('goods are shown nowhere before the time they are listed at, and everywhere from it on', async () => {
  const { supplier, shopId } = await aShop(server, { channel: 'food' });
  const category_id = freshId('category');
  const begins = new Date(server.now().getTime() + hour);
  const goodsId = await aGoods(server, {
    listed_at: begins,
    name: '青花瓷茶具',
    category_id,
    supplier,
    sold: 90_000,
    original_price_fen: 9_000,
  });
  const promoteId = await aCollection(server, { kind: 'promotion', byHand: [[goodsId]] });
  await aCollection(server, {
    kind: 'floor',
    areas: [nanjing.areaNum],
    rule: { categories: [category_id] },
  });
  await aFloor(server, 'listed', { goods: [goodsId] });
  await server.db
    .insertInto('seckill_sessions')
    .values({
      session_id: 'listed',
      name: '场',
      begins_at: new Date(server.now().getTime() - hour),
      ends_at: new Date(server.now().getTime() + 10 * hour),
    })
    .execute();
  await server.db
    .insertInto('seckill_goods')
    .values({ session_id: 'listed', goods_id: goodsId, price_fen: 500, total: 10, sold: 0, sort: 1 })
    .execute();

  const { latitude, longitude } = nanjing;
  const page = { pageNum: 1, pageSize: 20 };
  const keyword = '青花瓷';
  const listed = async (input: object) => (await server.data(catalogue.goodsList, input)).list;
  const places: Readonly<Record<string, () => Promise<readonly { readonly goodsId: string }[]>>> = {
    list: () => listed({ categoryId: category_id }),
    'list by price': () => listed({ sort: 'priceUp', categoryId: category_id }),
    search: () => listed({ keyword }),
    'search with a mistake': () => listed({ keyword: '青花磁' }),
    'search by sales': () => listed({ keyword, sort: 'sales' }),
    'search by distance': () => listed({ keyword, sort: 'distance', latitude, longitude }),
    suggestion: async () => {
      const { direct, words } = await server.data(search.searchSuggest, { keyword });
      return words.some(({ text }) => text === '青花瓷茶具') && direct ? [direct] : [];
    },
    recommendation: async () => (await server.data(home.forYou, page)).list,
    'ranking by sales': async () => (await server.data(ranking.hotSelling, page)).list,
    'ranking by discount': async () => (await server.data(ranking.discountRanking, page)).list,
    'goods nearby': async () =>
      (await server.data(ranking.nearbyGoods, { ...page, latitude, longitude })).list,
    promotion: async () => (await server.data(catalogue.promotionGoods, { ...page, promoteId })).list,
    'local specials': async () =>
      (await server.data(catalogue.localSpecials, {})).floors.flatMap(({ goods }) => goods),
    floor: async () =>
      (await server.data(home.regionFloors, { regionCode: 'listed' })).floors.flatMap((each) =>
        each.kind === 'goods' ? each.goods : [],
      ),
    'flash sale': async () => (await server.data(home.seckill, {}))?.goods ?? [],
    shop: async () => (await server.data(localLife.localShop, { shopCode: shopId })).goodsList,
  };
  const shownIn = async (): Promise<readonly string[]> => {
    const shown: string[] = [];
    for (const [place, goods] of Object.entries(places))
      if ((await goods()).some((each) => each.goodsId === goodsId)) shown.push(place);
    return shown;
  };
  await computeRecommendations(server.deps);
  expect(await shownIn()).toEqual([]);
  expect(await listed({ keyword })).toEqual([]);
  await server.advance(hour);
  expect(await shownIn()).toEqual(Object.keys(places));

  // A later time takes the goods out of all places again.
  await server.db
    .updateTable('goods')
    .set({ listed_at: new Date(server.now().getTime() + hour) })
    .where('goods_id', '=', goodsId)
    .execute();
  expect(await shownIn()).toEqual([]);
});
