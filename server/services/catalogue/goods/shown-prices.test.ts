import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { ownCard } from '#core/rules/goods/own-card.ts';
import { shownLowest } from '#core/rules/goods/shown-lowest.ts';
import { leftOf, type Buyer } from '#core/rules/goods/unit-price.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aPromotionRow } from '../../../testing/data/a-promotion-row.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const hour = 3_600_000;
const priced = (priceFen: number, more: object = {}) =>
  ({ kind: 'price', title: '同城价', terms: { priceFen }, ...more }) as const;

/** Goods of one category and name, with and without promotion prices for all, some levels, one city and another time. */
async function someGoods() {
  const categoryId = freshId('category');
  const word = '茶饮';
  await server.db
    .insertInto('categories')
    .values({ category_id: categoryId, name: categoryId, parent_id: null, pic_url: 'goods/tea', sort: 1 })
    .execute();
  const add = (price_fen: number, member_price_fen: number | null = null) =>
    aGoods(server, {
      name: `${word}${freshId('tea')}`,
      category_id: categoryId,
      price_fen,
      member_price_fen,
      original_price_fen: 4_000,
    });
  const [open, city, levels, ended] = [
    await add(1_200),
    await add(2_000),
    await add(3_000, 2_500),
    await add(1_500),
  ];
  await add(1_100, 1_050);
  await add(995);
  await add(1_800, 1_000);
  const now = server.now().getTime();
  const inCity = await aPromotionRow(
    server,
    priced(700, { goods_ids: [city], cities: ['320100'], per_person: 1 }),
  );
  await aPromotionRow(server, priced(990, { goods_ids: [open] }));
  await aPromotionRow(server, priced(600, { goods_ids: [levels], levels: [3, 4] }));
  await aPromotionRow(server, priced(100, { goods_ids: [ended], ends_at: new Date(now - hour) }));
  return { categoryId, word, inCity };
}

const buyers: readonly (readonly [string, Buyer | undefined])[] = [
  ['a guest', undefined],
  ['a subscriber without a membership', { level: 0, cityCode: '320500' }],
  ['a member', { level: 1, cityCode: '320500' }],
  ['a member in the city of a promotion', { level: 1, cityCode: '320100' }],
  ['a member of a level with its own price', { level: 3 }],
];

describe('lists by price', () => {
  it.each(buyers)('have the prices on the cards of %s', async (_who, buyer) => {
    const { categoryId, word, inCity } = await someGoods();
    const shownOf = async (more: object, who = buyer, usedUp: readonly string[] = []) => {
      const { list, total } = await server.data(catalogue.goodsList, {
        pageSize: 50,
        ...(who && {
          buyer: {
            level: who.level,
            ...(who.cityCode !== undefined && { cityCode: who.cityCode }),
            usedUp: [...usedUp],
          },
        }),
        ...more,
      });
      expect(total).toBe(list.length);
      return list.map((card) => {
        const { priceFen, memberPriceFen } = ownCard(card, who);
        return shownLowest(priceFen, memberPriceFen);
      });
    };
    for (const where of [{ categoryId }, { categoryId, keyword: word }]) {
      const all = await shownOf(where);
      expect(all).toHaveLength(7);
      const sorted = all.toSorted((a, b) => a - b);
      expect(await shownOf({ ...where, sort: 'priceUp' })).toEqual(sorted);
      expect(await shownOf({ ...where, sort: 'priceDown' })).toEqual(sorted.toReversed());
      expect(await shownOf({ ...where, sort: 'discount' })).toEqual(sorted);
      const cheap = sorted.filter((fen) => fen <= 1_000);
      expect(await shownOf({ ...where, sort: 'priceUp', priceTo: 1_000 })).toEqual(cheap);
      expect((await shownOf({ ...where, priceFrom: 1_001 })).length).toBe(7 - cheap.length);
      const used = buyer && { ...buyer, left: leftOf([{ promotionId: inCity, left: 0 }]) };
      const regular = await shownOf({ ...where, sort: 'priceUp' }, used, [inCity]);
      expect(regular).toEqual(regular.toSorted((a, b) => a - b));
    }
    const words = await shownOf({ categoryId, keyword: '10元以下' });
    expect(words).toContain(990);
    expect(Math.max(...words)).toBeLessThanOrEqual(1_000);
  });

  it.each(['priceUp', 'priceDown', 'discount'] as const)(
    'by %s are cut into pages of any size that repeat and leave out nothing',
    async (sort) => {
      const { categoryId } = await someGoods();
      const unstruck = { category_id: categoryId, original_price_fen: null };
      await aGoods(server, { ...unstruck, price_fen: 2_200 });
      const promoted = await aGoods(server, { ...unstruck, price_fen: 2_300 });
      await aPromotionRow(server, priced(950, { goods_ids: [promoted] }));
      const idsOf = async (pageNum: number, pageSize: number, who: Buyer | undefined) => {
        const buyer = who && { level: who.level, ...(who.cityCode && { cityCode: who.cityCode }) };
        const input = { categoryId, sort, pageNum, pageSize, ...(buyer && { buyer }) };
        return (await server.data(catalogue.goodsList, input)).list.map(({ goodsId }) => goodsId);
      };
      for (const [, who] of buyers) {
        const whole = await idsOf(1, 50, who);
        expect(new Set(whole).size).toBe(9);
        for (const size of [1, 2, 4]) {
          const pages = Array.from({ length: Math.ceil(9 / size) }, (_, at) => idsOf(at + 1, size, who));
          expect((await Promise.all(pages)).flat()).toEqual(whole);
        }
      }
    },
  );
});
