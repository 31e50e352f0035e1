import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { home } from '#core/contract/goods/home.ts';
import { aFloor } from '../../testing/data/a-floor.ts';
import { aGoods } from '../../testing/data/a-goods.ts';
import { aMember } from '../../testing/data/a-member.ts';
import { freshId } from '../../testing/fresh.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('floors', () => {
  it('show the goods of a collection as they are now: prices, stock, and only for its time', async () => {
    const [goodsId, soldOut] = [
      await aGoods(server, { price_fen: 1_500 }),
      await aGoods(server, { stock_left: 0 }),
    ];
    const ended = await aFloor(server, 'shelf', { goods: [goodsId], ends_at: server.now() });
    const floorId = await aFloor(server, 'shelf', {
      goods: [soldOut, goodsId],
      content: { looks: { [goodsId]: { picUrl: 'goods/coffee' } } },
    });
    const shown = async () =>
      (await server.data(home.regionFloors, { regionCode: 'shelf' })).floors.map((each) =>
        each.kind === 'goods' ? [each.floorId, each.goods.map((card) => [card.goodsId, card.priceFen])] : [],
      );
    expect(await shown()).toEqual([[floorId, [[goodsId, 1_500]]]]);
    await server.db.updateTable('skus').set({ price_fen: 990 }).where('goods_id', '=', goodsId).execute();
    expect(await shown()).toEqual([[floorId, [[goodsId, 990]]]]);
    expect(ended).not.toBe(floorId);
    const [floor] = (await server.data(home.regionFloors, { regionCode: 'shelf' })).floors;
    expect(floor).toMatchObject({ goods: [{ picUrl: 'goods/coffee' }] });
    await server.db.updateTable('skus').set({ stock_left: 0 }).where('goods_id', '=', goodsId).execute();
    expect(await shown()).toEqual([]);
  });

  it('are for all visitors, or for a city, a brand, a level or a host', async () => {
    const region = freshId('region');
    const goodsId = await aGoods(server);
    const floors = {
      all: await aFloor(server, region, { goods: [goodsId] }),
      city: await aFloor(server, region, { goods: [goodsId], areas: ['320500'] }),
      level: await aFloor(server, region, { goods: [goodsId], levels: [3] }),
      brand: await aFloor(server, region, { goods: [goodsId], brands: ['2'] }),
      host: await aFloor(server, region, { goods: [goodsId], hosts: ['chat-app'] }),
    };
    const member = await aMember(server, { level: 3 });
    await server.db
      .updateTable('users')
      .set({ brand_num: '2' })
      .where('user_id', '=', member.userId)
      .execute();
    const seen = async (input: object, as?: typeof member) => {
      const answer = await server.data(home.regionFloors, { regionCode: region, ...input }, as ? { as } : {});
      expect(answer.variesBy).toEqual(['city', 'member', 'host']);
      const ids = new Set(answer.floors.map(({ floorId }) => floorId));
      return Object.entries(floors).flatMap(([name, id]) => (ids.has(id) ? [name] : []));
    };
    expect(await seen({})).toEqual(['all']);
    expect(await seen({ cityCode: '320500' })).toEqual(['all', 'city']);
    expect(await seen({ cityCode: '320100', host: 'chat-app' })).toEqual(['all', 'host']);
    expect(await seen({}, member)).toEqual(['all', 'level', 'brand']);
    expect(await seen({}, await aMember(server, { level: 1 }))).toEqual(['all']);
  });
});
