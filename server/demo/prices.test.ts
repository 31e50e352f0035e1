import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupBuy } from '#core/contract/activity/group-buy.ts';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { detail } from '#core/contract/goods/detail.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { localLife } from '#core/contract/goods/local-life.ts';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { orders } from '#core/contract/order/orders.ts';
import { membership } from '#core/contract/user/membership.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { ownPrice } from '#core/rules/goods/card/own-price.ts';
import { shownPrice } from '#core/rules/goods/card/shown-price.ts';
import { ownCard } from '#core/rules/goods/own-card.ts';
import type { Buyer } from '#core/rules/goods/unit-price.ts';
import { aMember, type TestMember } from '../testing/data/a-member.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let cards: readonly GoodsCard[];
const hour = 3_600_000;
beforeAll(async () => {
  server = await testServer({ demo: true });
  // The sale of the next day at eleven, when nothing of it was sold yet.
  const { hour: at, minute } = chinaTime(server.now());
  await server.advance((24 + 11 - at) * hour - minute * 60_000);
  const pages = await Promise.all(
    [1, 2, 3, 4].map((pageNum) => server.data(catalogue.goodsList, { pageSize: 50, pageNum })),
  );
  cards = pages.flatMap(({ list }) => list);
});
afterAll(() => server.stop());

interface Viewer {
  readonly as: TestMember;
  readonly buyer: Buyer;
}

/** A subscriber with the levels and right types that the pages know of. */
async function viewerOf(mobile: string): Promise<Viewer> {
  const as = await aMember(server, { mobile });
  const { userDto, userVipRights } = await server.data(membership.userVipInfo, {}, { as });
  return { as, buyer: { level: userDto.vipTypeLevel, rights: userVipRights } };
}

const mayBuyFrom = (sale: SkuDetail['seckill'], { rights = [], level }: Buyer): boolean =>
  sale !== null &&
  (sale.rightType === null || rights.includes(sale.rightType)) &&
  level >= (sale.minLevel ?? 0);

/** The price on a card in the list, of the search, in the detail, and what the bill and the till charge. */
async function pricesOf(card: GoodsCard, { as, buyer }: Viewer) {
  const { skuId, goodsId, goodsName } = card;
  const [{ list }, page, mine] = await Promise.all([
    server.data(catalogue.goodsList, { keyword: goodsName, pageSize: 50 }),
    server.data(detail.skuDetail, { skuId }),
    server.data(coupons.couponsForSku, { skuId }, { as }),
  ]);
  const sale = mayBuyFrom(page.seckill, buyer) ? page.seckill : null;
  const shown = ownPrice(page, { ...buyer, flashSaleFen: sale?.seckillPriceFen }, mine.bill);
  const till = await server.data(
    orders.previewOrder,
    { lines: [{ skuId, quantity: 1 }], ...(sale && { activityId: sale.activityId }) },
    { as },
  );
  const found = list.find((each) => each.goodsId === goodsId);
  return {
    goodsId,
    list: shownPrice(ownCard(card, buyer)).fen,
    search: found && shownPrice(ownCard(found, buyer)).fen,
    detail: shown.beforeCouponsFen,
    sum: shown.terms.reduce((all, { fen }) => all + fen, 0),
    sentence: shown.payFen,
    till: till.payableFen,
    was: shownPrice(ownCard(card, buyer)).was ?? null,
    struck: Math.max(page.originalPriceFen ?? 0, page.priceFen),
  };
}

describe('the price of goods of the demo', () => {
  it.each([
    ['a gold member', '13800000001'],
    ['a subscriber without a membership', '13800000002'],
    ['a member with all right types', '13800000005'],
  ])('is one in lists, search, detail, sentence and till for %s, while a sale runs', async (_who, mobile) => {
    const viewer = await viewerOf(mobile);
    const sold = cards.filter(({ isExternalGoods }) => isExternalGoods === 0);
    expect(sold.length).toBeGreaterThan(150);
    const all = [];
    for (let at = 0; at < sold.length; at += 20)
      all.push(...(await Promise.all(sold.slice(at, at + 20).map((card) => pricesOf(card, viewer)))));
    expect(all.map(({ goodsId, search, detail: fen, sentence }) => [goodsId, search, fen, sentence])).toEqual(
      all.map(({ goodsId, list, sum, till }) => [goodsId, list, list, sum === till ? till : [sum, till]]),
    );
    // One struck price, wherever there is one.
    expect(all.filter(({ was, struck, list }) => was !== null && was > list && was !== struck)).toEqual([]);
  });

  it('of a running sale is on the card of a guest and in the deals of shops, as in its detail', async () => {
    const guest = await Promise.all(
      ['coffee', 'video-month', 'cinema', 'data-day'].map(async (goodsId) => {
        const page = await server.data(detail.skuDetail, { skuId: goodsId });
        const card = cards.find((each) => each.goodsId === goodsId);
        return {
          goodsId,
          card: card && shownPrice(ownCard(card, undefined)).fen,
          detail: page.seckill?.seckillPriceFen,
        };
      }),
    );
    for (const { card, detail: fen } of guest) expect(card).toBe(fen);
    const { list } = await server.data(localLife.localShops, { cityCode: '320100', pageSize: 50 });
    const deals = list.flatMap((shop) => shop.deals);
    expect(deals.some(({ goodsId }) => goodsId === 'coffee')).toBe(true);
    for (const deal of deals) {
      const card = cards.find(({ goodsId }) => goodsId === deal.goodsId);
      if (card) expect(shownPrice(ownCard(deal, undefined))).toEqual(shownPrice(ownCard(card, undefined)));
    }
  });

  it('at half price is half of the regular price, which it names, and below what members pay otherwise', async () => {
    const half = await server.data(flashSales.halfPrice, {});
    expect(half?.goods.length).toBeGreaterThan(5);
    for (const { priceFen, regularPriceFen = 0, goodsId } of half?.goods ?? []) {
      expect([goodsId, priceFen]).toEqual([goodsId, Math.floor(regularPriceFen / 2)]);
      const card = cards.find((each) => each.goodsId === goodsId);
      if (card) {
        expect(card.priceFen).toBe(regularPriceFen);
        expect(priceFen).toBeLessThan(Math.min(card.priceFen, card.memberPriceFen ?? Infinity));
      }
    }
  });

  it('in a group is what the till charges for it, with coupons too', async () => {
    const { as, buyer } = await viewerOf('13800000005');
    const { list } = await server.data(groupBuy.groupOffers, {});
    expect(list.length).toBeGreaterThan(3);
    for (const { offer } of list) {
      const { skuId, activityId } = offer;
      const page = await server.data(detail.skuDetail, { skuId });
      const { bill } = await server.data(coupons.couponsForSku, { skuId, groupActivity: activityId }, { as });
      const shown = ownPrice(page, { ...buyer, flashSaleFen: page.group?.groupPriceFen }, bill);
      const till = await server.data(
        orders.previewOrder,
        { lines: [{ skuId, quantity: 1 }], group: { activityId } },
        { as },
      );
      expect([offer.goodsId, shown.payFen]).toEqual([offer.goodsId, till.payableFen]);
      expect(shown.beforeCouponsFen).toBe(Math.min(offer.priceFen, shown.beforeCouponsFen));
    }
  });
});
