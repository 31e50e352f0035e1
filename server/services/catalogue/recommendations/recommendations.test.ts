import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { home } from '#core/contract/goods/home.ts';
import { aCollection } from '../../../testing/data/a-collection.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { computeRecommendations } from './compute-recommendations.ts';

const [nanjing, suzhou] = ['320100', '320500'];
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const page = (input: object = {}, as?: Awaited<ReturnType<typeof aMember>>) =>
  server.data(home.forYou, { pageNum: 1, pageSize: 50, ...input }, as ? { as } : {});

describe('goods for you', () => {
  it('are those of the visitor’s city and level first, with ids the server minted, never what is sold out or sold elsewhere', async () => {
    const seen = freshId('category');
    const [bestseller, forMembers, ofSuzhou, viewed] = [
      await aGoods(server, { sold: 50_000, category_id: freshId('category') }),
      await aGoods(server, {
        price_fen: 2_000,
        member_price_fen: 1_000,
        sold: 9_000,
        category_id: freshId('category'),
      }),
      await aGoods(server, { areas: [suzhou], category_id: freshId('category') }),
      await aGoods(server, { category_id: seen }),
    ];
    const soldOut = await aGoods(server, { sold: 90_000, stock_left: 0 });
    const reader = await aMember(server);
    await server.db
      .insertInto('browse_history')
      .values({ user_id: reader.userId, goods_id: viewed, sku_id: `${viewed}.1`, seen_at: server.now() })
      .execute();
    await computeRecommendations(server.deps);

    const names = new Map([
      [bestseller, 'bestseller'],
      [forMembers, 'for members'],
      [ofSuzhou, 'of Suzhou'],
      [viewed, 'viewed'],
      [soldOut, 'sold out'],
    ]);
    const shown = async (input: object, as?: typeof reader) =>
      (await page(input, as)).list.map(({ goodsId }) => names.get(goodsId));
    expect(await shown({})).toEqual(['viewed', 'bestseller', 'for members', 'of Suzhou']);
    expect(await shown({ cityCode: suzhou })).toEqual(['of Suzhou', 'bestseller', 'for members', 'viewed']);
    expect(await shown({ cityCode: nanjing })).not.toContain('of Suzhou');
    const member = await aMember(server, { level: 3 });
    expect((await shown({}, member))[0]).toBe('for members');

    const ids = (await page()).list.map(({ recommendId }) => recommendId);
    expect(new Set(ids).size).toBe(4);
    await computeRecommendations(server.deps);
    expect((await page()).list.map(({ recommendId }) => recommendId)).toEqual(ids);
    const why = await server.db
      .selectFrom('recommended_goods')
      .select('reasons')
      .where('recommend_id', '=', ids[0] ?? '')
      .executeTakeFirst();
    expect(why?.reasons[0]).toMatchObject({ kind: 'sameCategory', points: 30 });
  });

  it('go on with the rest of the catalogue, page by page, each once', async () => {
    const later = [await aGoods(server), await aGoods(server)];
    const pages = [];
    for (let pageNum = 1, hasNext = true; hasNext; pageNum += 1) {
      const answer = await page({ pageNum, pageSize: 3 });
      pages.push(answer);
      ({ hasNext } = answer);
    }
    const ids = pages.flatMap(({ list }) => list.map(({ goodsId }) => goodsId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(pages[0]?.total ?? 0);
    expect(ids.slice(-2).sort()).toEqual(later.sort());
  });

  it('are what those buy who bought something else too, once there are orders', async () => {
    const [one, other, alone] = [
      await aGoods(server, { category_id: freshId('category') }),
      await aGoods(server, { category_id: freshId('category') }),
      await aGoods(server, { category_id: freshId('category') }),
    ];
    const buys = async (goods: readonly string[], state = 'paid') => {
      const { userId } = await aMember(server);
      for (const goods_id of goods) {
        const order_no = freshId('order');
        await server.db
          .insertInto('orders')
          .values({
            order_no,
            user_id: userId,
            request_key: order_no,
            state: state as 'paid',
            payable_fen: 100,
            freight_fen: 0,
            steps: '[]',
            created_at: server.now(),
            pay_by: server.now(),
          })
          .execute();
        await server.db
          .insertInto('order_lines')
          .values({
            order_no,
            line: 1,
            sku_id: `${goods_id}.1`,
            goods_id,
            goods_name: '商品',
            sku_name: '一份',
            pic_url: '',
            kind: 'virtual',
            quantity: 1,
            list_fen: 100,
            coupon_fen: 0,
            payable_fen: 100,
            took_stock: false,
            multi_order: false,
          })
          .execute();
      }
    };
    await buys([one, other]);
    await buys([alone]);
    await buys([alone, one], 'closed');
    await computeRecommendations(server.deps);
    const reasons = await server.db
      .selectFrom('recommended_goods')
      .select(['goods_id', 'reasons'])
      .where('audience', '=', '0.0')
      .where('goods_id', 'in', [one, other, alone])
      .execute();
    const kinds = new Map(reasons.map((row) => [row.goods_id, row.reasons.map(({ kind }) => kind)]));
    expect([kinds.get(one), kinds.get(other), kinds.get(alone)]).toEqual([
      ['boughtTogether'],
      ['boughtTogether'],
      [],
    ]);
  });

  it('are computed again by the job', async () => {
    const fresh = await aGoods(server, { sold: 99_000, category_id: freshId('category') });
    await server.advance(10 * 60_000);
    server.wakeJobs();
    await eventually(
      () => page(),
      ({ list }) => list.some(({ goodsId, recommendId }) => goodsId === fresh && recommendId !== undefined),
    );
  });
});

it('a channel of the home page has its goods, in the cities it is for', async () => {
  const goodsId = await aGoods(server);
  const goodsChannelId = await aCollection(server, {
    kind: 'channel',
    areas: [suzhou],
    byHand: [[goodsId]],
  });
  const shown = async (input: object) => (await page(input)).list.map((each) => each.goodsId);
  expect(await shown({ goodsChannelId })).toEqual([goodsId]);
  expect(await shown({ goodsChannelId, cityCode: suzhou })).toEqual([goodsId]);
  expect(await shown({ goodsChannelId, cityCode: nanjing })).toEqual([]);
  expect(await shown({ goodsChannelId: 'none' })).toEqual([]);
});
