import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { home } from '#core/contract/goods/home.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import { aCouponOffer } from '../../testing/data/a-coupon-offer.ts';
import { aMember } from '../../testing/data/a-member.ts';
import { aGoods as someGoods } from '../../testing/data/a-goods.ts';
import { aFlashSale } from '../../testing/data/a-flash-sale.ts';
import { freshId } from '../../testing/fresh.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aGoods = (traits: { sort: number; sold?: number; priceFen?: number }) =>
  someGoods(server, {
    price_fen: traits.priceFen ?? 1_990,
    sold: traits.sold ?? 0,
    tags: ['会员价', '新品'],
    sort: traits.sort,
  });

describe('the floors of a home page', () => {
  it('come in their order; one with invalid content is logged and left out', async () => {
    const row = (kind: string, sort: number, content: object) => ({
      floor_id: freshId('floor'),
      region_code: 'market',
      kind,
      title: kind,
      sort,
      content: JSON.stringify(content),
    });
    const broken = row('banner', 2, { materials: 'none' });
    await server.db
      .insertInto('floors')
      .values([row('recommend', 3, {}), broken, row('seckill', 1, { subTitle: '整点开抢' })])
      .execute();
    const { floors } = await server.data(home.regionFloors, { regionCode: 'market' });
    expect(floors.map(({ kind, subTitle }) => [kind, subTitle])).toEqual([
      ['seckill', '整点开抢'],
      ['recommend', ''],
    ]);
    expect(
      server
        .logs()
        .filter((record) => record.includes(broken.floor_id) && record.includes('does not fit its kind')),
    ).toHaveLength(1);
    expect(await server.data(home.regionFloors, { regionCode: 'nowhere' })).toEqual({
      regionCode: 'nowhere',
      floors: [],
      variesBy: [],
    });
  });

  it('search words come in their order', async () => {
    await server.db
      .insertInto('search_words')
      .values([
        { word: '话费', sort: 2 },
        { word: '咖啡', sort: 1 },
        { word: '影视', sort: 5 },
      ])
      .execute();
    expect(await server.data(placement.searchWords, {})).toEqual({
      placeholder: '咖啡、话费',
      words: [
        { text: '咖啡', hot: true, link: null },
        { text: '话费', hot: true, link: null },
        { text: '影视', hot: false, link: null },
      ],
    });
  });

  it('search words of a city or channel are shown there alone (§7 queryRecommendSearchText)', async () => {
    await server.db
      .insertInto('search_words')
      .values([
        { word: '阳澄湖', sort: 8, areas: ['320500'] },
        { word: '会员日', sort: 9, channels: ['C0001'] },
      ])
      .execute();
    const seen = async (input: object) =>
      (await server.data(placement.searchWords, input)).words
        .map(({ text }) => text)
        .filter((text) => ['阳澄湖', '会员日'].includes(text));
    expect(await seen({})).toEqual([]);
    expect(await seen({ cityCode: '320500' })).toEqual(['阳澄湖']);
    expect(await seen({ cityCode: '320100', channelId: 'C0001' })).toEqual(['会员日']);
  });
});

describe('the flash sale', () => {
  it('is the running session, then the next, counted on the server', async () => {
    expect(await server.data(home.seckill, {})).toBeNull();
    const goodsId = await aGoods({ sort: 9, priceFen: 3_000 });
    const from = (hours: number) => new Date(server.now().getTime() + hours * hour);
    await server.db
      .insertInto('seckill_sessions')
      .values([
        { session_id: 'past', name: '8点', begins_at: from(-4), ends_at: from(-2) },
        { session_id: 'now', name: '10点', begins_at: from(-1), ends_at: from(1) },
        { session_id: 'next', name: '12点', begins_at: from(1), ends_at: from(3) },
      ])
      .execute();
    await server.db
      .insertInto('seckill_goods')
      .values({ session_id: 'now', goods_id: goodsId, price_fen: 990, total: 300, sold: 100, sort: 1 })
      .execute();
    const running = await server.data(home.seckill, {});
    expect(running?.sessionId).toBe('now');
    // An ended session is shown until its day is over.
    expect(running?.sessions.filter(({ state }) => state !== 'ended')).toMatchObject([
      { sessionId: 'now', state: 'running' },
      { sessionId: 'next', state: 'coming' },
    ]);
    expect(running?.goods).toMatchObject([
      { goodsId, priceFen: 990, originalPriceFen: 3_000, soldPercent: 33, stockLeft: 200 },
    ]);
    expect(await server.data(home.seckill, { sessionId: 'next' })).toMatchObject({
      sessionId: 'next',
      goods: [],
    });
    await server.advance(hour);
    expect((await server.data(home.seckill, {}))?.sessionId).toBe('next');
    await server.db.updateTable('seckill_sessions').set({ is_on: false }).execute();
    expect(await server.data(home.seckill, {})).toBeNull();
  });
});

it('a flash sale shows in a city what is sold there (§7 getIndexSeckillActivityInfo)', async () => {
  const { sessionId, goodsId } = await aFlashSale(server);
  const ofSuzhou = await aFlashSale(server, {
    sessionId,
    goodsTraits: { areas: ['320500'] },
    goods: { sort: 2 },
  });
  const shown = async (input: object) =>
    (await server.data(home.seckill, { sessionId, ...input }))?.goods.map((each) => each.goodsId);
  expect(await shown({})).toEqual([goodsId, ofSuzhou.goodsId]);
  expect(await shown({ cityCode: '320500' })).toEqual([goodsId, ofSuzhou.goodsId]);
  expect(await shown({ cityCode: '320100' })).toEqual([goodsId]);
});

describe('the coupons of a subscriber', () => {
  it('are counted for their owner, while they are good', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    const coupon = (type: string, state: string, hours: number, userId = member.userId) => ({
      card_code: freshId('card'),
      user_id: userId,
      coupon_type: type,
      state,
      amount_fen: 500,
      title: '券',
      expires_at: new Date(server.now().getTime() + hours * hour),
    });
    await server.db
      .insertInto('user_coupons')
      .values([
        coupon('qyfd', 'usable', 2),
        coupon('lllb', 'usable', 2),
        coupon('wzg', 'usable', 5),
        coupon('cash', 'usable', 2),
        coupon('cash', 'used', 2),
        coupon('cash', 'usable', -1),
        coupon('qyfd', 'usable', 2, other.userId),
      ])
      .execute();
    expect(await server.data(home.couponCounts, {}, { as: member })).toEqual({
      totalCouponCount: 4,
      waitCouponCount: 0,
      qyfdCouponCount: 1,
      lllbCouponCount: 1,
      wzgCouponCount: 1,
      trafficBagCount: 0,
      halfPriceCount: 0,
      ending: expect.objectContaining({ kind: 'coupon', name: '券' }),
    });
    await server.advance(3 * hour);
    expect(await server.data(home.couponCounts, {}, { as: member })).toMatchObject({
      totalCouponCount: 1,
      wzgCouponCount: 1,
    });
    expect(await server.call(home.couponCounts, {})).toMatchObject({ code: '-2' });
  });

  it('of an activity are those claimed from it (§7 getUserIndexPropertyV2)', async () => {
    const member = await aMember(server);
    const [one, other] = [await aCouponOffer(server), await aCouponOffer(server)];
    for (const offer of [one, other])
      await server.data(couponActivities.receiveCoupon, offer, { as: member });
    const count = async (input: object) =>
      (await server.data(home.couponCounts, input, { as: member })).totalCouponCount;
    expect(await count({})).toBe(2);
    expect(await count({ actId: one.activityId })).toBe(1);
    expect(await count({ actId: 'none' })).toBe(0);
  });
});
