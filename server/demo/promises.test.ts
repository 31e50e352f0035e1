import { sql } from 'kysely';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { orders } from '#core/contract/order/orders.ts';
import { welfarePromotion } from '#core/rules/membership/welfare-levels.ts';
import { promisesRefund } from '#core/rules/sections/code-promise.ts';
import { detailPrice } from '#core/rules/goods/detail-price.ts';
import { ownCard } from '#core/rules/goods/own-card.ts';
import { shownLowest } from '#core/rules/goods/shown-lowest.ts';
import { shopDiscount } from '#core/rules/pay/shop-discount.ts';
import { promotionTag, promotionText } from '#core/rules/pricing/promotion-text.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { aMember } from '../testing/data/a-member.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.stop());

/** Words that promise a price, a gift or a chance. */
const promise =
  /第[二2].{0,2}(?:半价|0元|免费)|买.{0,2}赠|下单抽奖|\d件.{0,3}\d折|满\d+.{0,1}减|[两二]件.{0,1}[八七8-9]折/;

describe('what the demo promises', () => {
  it('at welfare prices is what the order of that level charges, for all goods of all levels', async () => {
    for (const level of [1, 2, 3, 4]) {
      const as = await aMember(server, { level });
      const page = await server.data(catalogue.promotionGoods, {
        promoteId: welfarePromotion(level),
        pageSize: 50,
      });
      const list = page.list.map((card) => ownCard(card, { level, rights: [] }));
      expect(list.length).toBeGreaterThan(4);
      const charged = await Promise.all(
        list.map(async ({ skuId, goodsName }) => {
          const { payableFen, steps } = await server.data(
            orders.previewOrder,
            { lines: [{ skuId, quantity: 1 }], cardCodes: [] },
            { as },
          );
          const freight = steps.find(({ kind }) => kind === 'freight')?.amountFen ?? 0;
          return [goodsName, payableFen - freight];
        }),
      );
      expect(charged).toEqual(list.map(({ goodsName, priceFen }) => [goodsName, priceFen]));
      expect(list.filter(({ priceFen, originalPriceFen }) => priceFen >= (originalPriceFen ?? 0))).toEqual(
        [],
      );
    }
  });

  it('costs on the card, in the detail and in the order the same, in the cities of its promotions and elsewhere', async () => {
    const [inside, outside] = ['320100', '320500'];
    const promoted = new Set(
      (await server.db.selectFrom('goods').select(['goods_id', 'promotions']).execute()).flatMap(
        ({ goods_id, promotions }) => (promotions.length > 0 ? goods_id : []),
      ),
    );
    await server.db
      .updateTable('promotions')
      .set({ cities: [inside] })
      .execute();
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNum) => server.data(catalogue.goodsList, { pageSize: 50, pageNum })),
    );
    const cards = pages.flatMap(({ list }) => list).filter(({ goodsId }) => promoted.has(goodsId));
    expect(cards.length).toBe(promoted.size);
    const cheaper = new Set<string>();
    for (const level of [0, 2, 4]) {
      const as = await aMember(server, { level });
      for (const cityCode of [inside, outside, undefined]) {
        const buyer = { level, cityCode, rights: [] };
        const prices = await Promise.all(
          cards.map(async (card) => {
            const lines = [{ skuId: card.skuId, quantity: 1 }];
            const place = cityCode === undefined ? {} : { cityCode };
            const [onPage, { payableFen, steps }] = await Promise.all([
              server.data(detail.skuDetail, { skuId: card.skuId }),
              server.data(orders.previewOrder, { lines, cardCodes: [], ...place }, { as }),
            ]);
            const freight = steps.find(({ kind }) => kind === 'freight')?.amountFen ?? 0;
            return [card.goodsId, detailPrice(onPage, buyer).fen, payableFen - freight];
          }),
        );
        const shown = cards.map((card) => {
          const { priceFen, memberPriceFen } = ownCard(card, buyer);
          const fen = shownLowest(priceFen, memberPriceFen);
          return [card.goodsId, fen, fen];
        });
        expect(prices).toEqual(shown);
        for (const card of cards)
          if (
            ownCard(card, { level, cityCode: outside, rights: [] }).priceFen > ownCard(card, buyer).priceFen
          )
            cheaper.add(card.goodsId);
      }
    }
    expect(cheaper.size).toBeGreaterThan(10);
    await server.db.updateTable('promotions').set({ cities: [] }).execute();
  });

  it('in tags of goods is a rule that is kept', async () => {
    const goods = await server.db.selectFrom('goods').selectAll().execute();
    const groups = new Set(
      (
        await server.db
          .selectFrom('group_activities as a')
          .innerJoin('skus as s', 's.sku_id', 'a.sku_id')
          .select('s.goods_id')
          .execute()
      ).map(({ goods_id }) => goods_id),
    );
    /** A typed tag and what must be true of goods that have it. */
    const conditions: Readonly<Record<string, (row: (typeof goods)[number]) => boolean>> = {
      会员价: (row) => shownLowest(row.price_fen, row.member_price_fen) < row.price_fen,
      可用福袋券: ({ coupon_types }) => coupon_types.includes('qyfd'),
      包邮: ({ kind, freight_fen }) => kind === 'physical' && freight_fen === 0,
      '2人拼团': ({ goods_id }) => groups.has(goods_id),
      爆款: () => true,
      本地: () => true,
    };
    const broken = goods.flatMap((row) =>
      row.tags.filter((tag) => conditions[tag]?.(row) !== true).map((tag) => `${row.goods_id} ${tag}`),
    );
    expect(broken).toEqual([]);
  });

  it('in texts of goods, floors, notices and activities is the words of a promotion', async () => {
    const goods = await server.db.selectFrom('goods').select('promotions').execute();
    const texts = new Set(
      goods.flatMap(({ promotions }) =>
        promotions.flatMap((each) => [promotionText(each), promotionTag(each)]),
      ),
    );
    const tables = [
      'categories',
      'goods',
      'floors',
      'materials',
      'zone_activities',
      'collections',
      'notices',
    ] as const;
    for (const table of tables) {
      const rows = await server.db.selectFrom(table).selectAll().execute();
      const typed = rows.map(({ promotions: _shown, ...row }: Record<string, unknown>) =>
        JSON.stringify(row),
      );
      const unkept = typed.flatMap((text) => promise.exec(text) ?? []).filter((words) => !texts.has(words));
      expect([table, unkept]).toEqual([table, []]);
    }
  });

  it('about refunds and the end of codes follows from their terms alone', async () => {
    const goods = await server.db.selectFrom('goods').selectAll().execute();
    const sections = await server.db.selectFrom('goods_sections').select(['goods_id', 'blocks']).execute();
    const typed = [
      ...goods.map(({ goods_id, name, sub_title, tags, guarantees, prompts }) => [
        goods_id,
        [name, sub_title, ...tags, ...guarantees, ...prompts].join(' '),
      ]),
      ...sections.map(({ goods_id, blocks }) => [goods_id, JSON.stringify(blocks)]),
    ];
    expect(typed.filter(([, text = '']) => promisesRefund(text))).toEqual([]);
    const codes = goods.filter(({ kind }) => kind === 'code');
    expect(new Set(codes.map(({ code_terms }) => code_terms))).toEqual(
      new Set(['until-used', 'until-shown']),
    );
    for (const { goods_id: skuId, code_terms, valid_days, name } of codes) {
      const page = await server.data(detail.skuDetail, { skuId });
      const shown = JSON.stringify(page.sections);
      const isUntilUsed = code_terms === 'until-used';
      expect([name, page.guarantees.includes('未用随时退')]).toEqual([name, isUntilUsed]);
      expect([name, shown.includes('看过券码也可以')]).toEqual([name, isUntilUsed]);
      expect([name, shown.includes(`购买后${valid_days}天`)]).toEqual([name, true]);
    }
  });

  it('of categories about refunds is kept by all their codes', async () => {
    const { rows } = await sql`
      select g.goods_id from categories c join categories d on d.category_id = c.category_id or d.parent_id = c.category_id
      join goods g on g.category_id = d.category_id
      where c.banner::text like '%随时退%' and g.kind = 'code' and g.code_terms <> 'until-used'`.execute(
      server.db,
    );
    expect(rows).toEqual([]);
  });

  it('in the terms of a store is taken off at its till', async () => {
    const shops = await server.db.selectFrom('shops').select(['shop_id', 'discount_text']).execute();
    const unkept = shops.filter(
      ({ discount_text }) => discount_text !== null && shopDiscount(discount_text, 100_000) === 0,
    );
    expect(unkept).toEqual([]);
  });
});
