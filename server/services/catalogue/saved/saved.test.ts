import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import { maxSaved } from '#core/contract/goods/saved-goods.shapes.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const add = (as: TestMember, goodsId: string) =>
  server.call(savedGoods.addFavourite, { skuId: `${goodsId}.1` }, { as });
const favourites = (as: TestMember) => server.data(savedGoods.favourites, {}, { as });
const visit = (as: TestMember, goodsId: string) =>
  server.data(savedGoods.visitGoods, { skuId: `${goodsId}.1` }, { as });
const history = async (as: TestMember) =>
  (await server.data(savedGoods.browseHistory, {}, { as })).list.map(({ goodsId }) => goodsId);
const idsOf = ({ list }: { readonly list: readonly { readonly goodsId: string }[] }) =>
  list.map(({ goodsId }) => goodsId);

/** Goods up to the limit in one of the lists. */
async function fill({ userId }: TestMember, table: 'favourites' | 'browse_history'): Promise<string> {
  const oldest = await aGoods(server);
  const ids = [oldest, ...(await Promise.all(Array.from({ length: maxSaved - 1 }, () => aGoods(server))))];
  const rows = ids.map((goods_id, at) => ({
    user_id: userId,
    goods_id,
    sku_id: `${goods_id}.1`,
    at: new Date(server.now().getTime() - 10_000_000 + at),
  }));
  await (table === 'favourites'
    ? server.db
        .insertInto(table)
        .values(rows.map(({ at, ...row }) => ({ ...row, price_fen: 1, added_at: at })))
        .execute()
    : server.db
        .insertInto(table)
        .values(rows.map(({ at, ...row }) => ({ ...row, seen_at: at })))
        .execute());
  return oldest;
}

describe('favourites', () => {
  it('are added once, newest first, and are the subscriber’s own', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    const [first, second] = [await aGoods(server), await aGoods(server)];
    await add(member, first);
    await add(member, second);
    expect(await add(member, first)).toMatchObject({ success: true, data: { total: 2 } });
    expect(idsOf(await favourites(member)).toSorted()).toEqual([first, second].toSorted());
    expect(await favourites(other)).toEqual({ list: [], total: 0, hasNext: false });

    const goodsIds = [first, second];
    expect(await server.data(savedGoods.removeFavourites, { goodsIds }, { as: other })).toEqual({
      removed: 0,
    });
    expect(await server.data(savedGoods.removeFavourites, { goodsIds }, { as: member })).toEqual({
      removed: 2,
    });
    expect((await favourites(member)).total).toBe(0);
  });

  it('say how much cheaper they became, and that they are sold out or not sold any more', async () => {
    const member = await aMember(server);
    const goodsId = await aGoods(server, { price_fen: 2_000, stock_left: 3 });
    await add(member, goodsId);
    expect((await favourites(member)).list[0]).toMatchObject({
      priceDropFen: 0,
      lackStockFlag: 0,
      unlistedFlag: 0,
    });
    await server.db
      .updateTable('skus')
      .set({ price_fen: 1_600, stock_left: 0 })
      .where('goods_id', '=', goodsId)
      .execute();
    expect((await favourites(member)).list[0]).toMatchObject({ priceDropFen: 400, lackStockFlag: 1 });
    await server.db
      .updateTable('goods')
      .set({ listed_at: new Date(server.now().getTime() + 1_000_000) })
      .where('goods_id', '=', goodsId)
      .execute();
    expect((await favourites(member)).list[0]).toMatchObject({ unlistedFlag: 1 });
  });

  it('refuse what is not on sale', async () => {
    expect(await add(await aMember(server), 'nowhere')).toMatchObject({ message: '商品不存在或已下架' });
  });

  it('stop at their limit, also when added at the same time', async () => {
    const member = await aMember(server);
    const goodsId = await fill(member, 'favourites');
    await server.data(savedGoods.removeFavourites, { goodsIds: [goodsId] }, { as: member });
    const more = await Promise.all([1, 2, 3].map(() => aGoods(server)));
    const outcomes = await Promise.all(more.map((each) => add(member, each)));
    expect(outcomes.filter(({ success }) => success)).toHaveLength(1);
    expect(outcomes.find(({ success }) => !success)?.message).toBe('最多收藏200件商品，请先整理收藏夹');
    expect((await favourites(member)).total).toBe(maxSaved);
  });
});

describe('the browsing history', () => {
  it('has one row per goods, last seen first, and answers whether it is a favourite', async () => {
    const member = await aMember(server);
    const [first, second] = [await aGoods(server), await aGoods(server)];
    expect(await visit(member, first)).toEqual({ isFavourite: false });
    await server.advance(1_000);
    await visit(member, second);
    expect(await history(member)).toEqual([second, first]);
    await add(member, first);
    await server.advance(1_000);
    expect(await visit(member, first)).toEqual({ isFavourite: true });
    expect(await history(member)).toEqual([first, second]);
  });

  it('is removed by choice or as a whole, by its owner alone', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    const ids = [await aGoods(server), await aGoods(server), await aGoods(server)];
    for (const each of ids) await visit(member, each);
    const chosen = { goodsIds: ids.slice(0, 1) };
    expect(await server.data(savedGoods.removeHistory, chosen, { as: other })).toEqual({ removed: 0 });
    expect(await server.data(savedGoods.clearHistory, {}, { as: other })).toEqual({ removed: 0 });
    expect(await server.data(savedGoods.removeHistory, chosen, { as: member })).toEqual({ removed: 1 });
    expect(await history(member)).toHaveLength(2);
    expect(await server.data(savedGoods.clearHistory, {}, { as: member })).toEqual({ removed: 2 });
    expect(await history(member)).toEqual([]);
  });

  it('keeps the last 200, also with visits at the same time', async () => {
    const member = await aMember(server);
    const oldest = await fill(member, 'browse_history');
    const more = await Promise.all([1, 2, 3].map(() => aGoods(server)));
    await Promise.all(more.map((each) => visit(member, each)));
    const { total, list } = await server.data(savedGoods.browseHistory, {}, { as: member });
    expect(total).toBe(maxSaved);
    expect(idsOf({ list }).slice(0, 3).toSorted()).toEqual(more.toSorted());
    const left = await server.db
      .selectFrom('browse_history')
      .select('goods_id')
      .where('user_id', '=', member.userId)
      .where('goods_id', '=', oldest)
      .execute();
    expect(left).toEqual([]);
  });
});
