import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { home } from '#core/contract/goods/home.ts';
import { giftBag } from '#core/contract/order/gift-bag.ts';
import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import { aCouponOffer } from '../../testing/data/a-coupon-offer.ts';
import { aMember, type TestMember } from '../../testing/data/a-member.ts';
import { aRight } from '../../testing/data/a-right.ts';
import { aFlashSale } from '../../testing/data/a-flash-sale.ts';
import { aSubscription } from '../../testing/data/a-subscription.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const countsOf = (as: TestMember) => server.data(home.couponCounts, {}, { as });

describe('the counts of homes and tiles', () => {
  it('of coupons to claim are what the coupon centre lets this subscriber claim', async () => {
    const as = await aMember(server);
    const { activityId, templateId } = await aCouponOffer(server);
    await aCouponOffer(server, { activity: { tab: 'userFlag' } });
    await aCouponOffer(server, { offer: { min_level: 4 } });
    await aCouponOffer(server, { offer: { stock: 1, taken: 1 } });
    await aCouponOffer(server, { activity: { kind: 'pop' } });
    const inCentre = async () =>
      (await server.data(couponActivities.couponActivities, {}, { as })).list
        .flatMap(({ coupons }) => coupons)
        .filter(({ offerState }) => offerState === 'claimable').length;
    expect([(await countsOf(as)).waitCouponCount, await inCentre()]).toEqual([2, 2]);
    await server.data(couponActivities.receiveCoupon, { activityId, templateId }, { as });
    expect(await countsOf(as)).toMatchObject({ waitCouponCount: 1, totalCouponCount: 1 });
    expect(await inCentre()).toBe(1);
  });

  it('of traffic gift bags are what their page lets this subscriber claim, not coupons of that name', async () => {
    const [holder, other] = [await aMember(server), await aMember(server)];
    const right = await aRight(server);
    await server.db
      .insertInto('products')
      .columns([
        'product_id',
        'family',
        'name',
        'price_fen',
        'pic_url',
        'starts_next_month',
        'delivery_limit_seconds',
      ])
      .expression(
        server.db
          .selectFrom('products')
          .select((e) => [
            e.val(trafficBagProductId).as('product_id'),
            'family',
            'name',
            'price_fen',
            'pic_url',
            'starts_next_month',
            'delivery_limit_seconds',
          ])
          .where('product_id', '=', right.productId),
      )
      .execute();
    await server.db
      .updateTable('right_groups')
      .set({ product_id: trafficBagProductId })
      .where('group_id', '=', right.groupId)
      .execute();
    const product = { productId: trafficBagProductId };
    const { subscriptionId } = await aSubscription(server, { member: holder, product });
    await server.db
      .insertInto('user_coupons')
      .values({
        card_code: 'a-data-coupon',
        user_id: other.userId,
        coupon_type: 'lllb',
        amount_fen: 0,
        title: '10GB流量礼包券',
        expires_at: new Date(server.now().getTime() + 3_600_000),
      })
      .execute();
    expect(await countsOf(other)).toMatchObject({ trafficBagCount: 0, lllbCouponCount: 1 });
    expect(await countsOf(holder)).toMatchObject({ trafficBagCount: 1, lllbCouponCount: 0 });
    await server.data(cardProduct.receiveRights, { ...right, ...product, subscriptionId }, { as: holder });
    expect(await countsOf(holder)).toMatchObject({ trafficBagCount: 0 });
    expect(await server.data(giftBag.trafficBagCount, {}, { as: holder })).toMatchObject({
      haveCount: 1,
      leftCount: 0,
    });
  });

  it('of half price are the goods that its page lets this subscriber buy', async () => {
    const as = await aMember(server);
    expect(await countsOf(as)).toMatchObject({ halfPriceCount: 0 });
    const first = await aFlashSale(server, { session: { kind: 'half', quota_per_month: 2 } });
    await aFlashSale(server, { sessionId: first.sessionId, goods: { total: 1, sold: 1 } });
    expect(await countsOf(as)).toMatchObject({ halfPriceCount: 1 });
    await aFlashSale(server, { sessionId: first.sessionId });
    await aFlashSale(server, { sessionId: first.sessionId });
    expect(await countsOf(as)).toMatchObject({ halfPriceCount: 2 });
    await server.data(flashSales.reserveSale, { activityId: first.activityId }, { as });
    expect(await countsOf(as)).toMatchObject({ halfPriceCount: 1, wzgCouponCount: 0 });
    await server.db
      .updateTable('seckill_sessions')
      .set({ right_type: 9 })
      .where('session_id', '=', first.sessionId)
      .execute();
    expect(await countsOf(as)).toMatchObject({ halfPriceCount: 0 });
  });
});
