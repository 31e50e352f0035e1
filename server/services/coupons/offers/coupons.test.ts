import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponActivities as calls } from '#core/contract/activity/coupon-activities.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { startSession } from '../../accounts/session/start-session.ts';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import { aCouponOffer } from '../../../testing/data/a-coupon-offer.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aProduct } from '../../../testing/data/a-product.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const hour = 3_600_000;
const day = 24 * hour;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const claims = (templateId: string) =>
  server.db.selectFrom('coupon_claims').selectAll().where('template_id', '=', templateId).execute();
const shown = async (activityId: string, as?: Awaited<ReturnType<typeof aMember>>) =>
  (await server.data(calls.couponActivities, {}, as ? { as } : {})).list.find(
    (activity) => activity.activityId === activityId,
  )?.coupons[0];

describe('claiming a coupon (§7 recvCouponPromotion)', () => {
  it('gives exactly 100 of 100 to 400 subscribers who all ask twice at once', async () => {
    const offer = await aCouponOffer(server, { offer: { stock: 100 } });
    const members = await Promise.all(Array.from({ length: 400 }, () => aMember(server)));
    const answers = await Promise.all(
      members.flatMap((as) => [
        server.call(calls.receiveCoupon, offer, { as }),
        server.call(calls.receiveCoupon, offer, { as }),
      ]),
    );
    const codes = (from: 0 | 1) =>
      members.map((_member, at) => answers[2 * at + from]?.data?.coupons[0]?.cardCode);
    expect(codes(0)).toEqual(codes(1));
    const granted = codes(0).filter((code) => code !== undefined);
    expect(granted).toHaveLength(100);
    expect(new Set(granted).size).toBe(100);
    expect(granted.every((code) => /^[\w-]{22}$/.test(code))).toBe(true);
    expect(new Set(answers.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
      new Set(['已被领完']),
    );
    expect(await claims(offer.templateId)).toHaveLength(100);
    expect(
      await server.db
        .selectFrom('coupon_offers')
        .select('taken')
        .where('template_id', '=', offer.templateId)
        .execute(),
    ).toEqual([{ taken: 100 }]);
    expect(
      await server.db
        .selectFrom('user_coupons')
        .select('user_id')
        .where('template_id', '=', offer.templateId)
        .execute(),
    ).toHaveLength(100);
  }, 60_000);

  it('puts a card of the template into my coupons, of the claimant alone', async () => {
    const offer = await aCouponOffer(server, { template: { valid_days: 3 } });
    const [as, other] = [await aMember(server), await aMember(server)];
    const at = server.now().getTime();
    const { coupons: received } = await server.data(calls.receiveCoupon, offer, { as });
    expect(received).toMatchObject([
      { templateId: offer.templateId, couponName: '5元立减券', couponAmt: 500, state: 'usable' },
    ]);
    const expires = Date.parse(received[0]?.expiresAt ?? '');
    expect(expires).toBeGreaterThanOrEqual(at + 3 * day);
    expect(expires).toBeLessThan(at + 3 * day + hour);
    expect((await server.data(coupons.myCoupons, {}, { as })).list).toEqual(received);
    expect((await server.data(coupons.myCoupons, {}, { as: other })).list).toEqual([]);
    expect(await server.data(calls.couponNum, {}, { as })).toEqual({ couponNum: 1, expiringCount: 0 });
    expect(await server.data(calls.couponNum, { couponType: 'wzg' }, { as })).toEqual({
      couponNum: 0,
      expiringCount: 0,
    });
    expect(await shown(offer.activityId, as)).toMatchObject({
      offerState: 'claimed',
      card: { cardCode: received[0]?.cardCode, state: 'usable' },
    });
    expect(await shown(offer.activityId, other)).toMatchObject({ offerState: 'claimable', card: null });
    expect(await shown(offer.activityId)).toMatchObject({ offerState: 'claimable', card: null });
  });

  it('is possible again in the next period, until the limit per person', async () => {
    const offer = await aCouponOffer(server, {
      activity: { ends_at: new Date(server.now().getTime() + 30 * day) },
      offer: { period: 'day', limit_per_person: 2 },
    });
    const member = await aMember(server);
    const claim = async () => {
      const { userId } = member;
      const as = {
        ...member,
        ...(await startSession(server.db, server.deps.encryption, userId, server.now())),
      };
      const { success, data, message } = await server.call(calls.receiveCoupon, offer, { as });
      return success ? data.coupons[0]?.cardCode : message;
    };
    const first = await claim();
    expect(await claim()).toBe(first);
    await server.advance(day);
    const second = await claim();
    expect(second).not.toBe(first);
    await server.advance(day);
    expect(await claim()).toBe('每人限领2张，您已领完');
    expect(await claims(offer.templateId)).toHaveLength(2);
  });

  it('is refused below the level it needs, with the level’s name', async () => {
    const offer = await aCouponOffer(server, { offer: { min_level: 3 } });
    const [gold, platinum] = [await aMember(server, { level: 2 }), await aMember(server, { level: 3 })];
    expect(await shown(offer.activityId, gold)).toMatchObject({
      offerState: 'notEntitled',
      reason: '铂金会员及以上可领',
    });
    expect(await server.call(calls.receiveCoupon, offer, { as: gold })).toMatchObject({
      success: false,
      message: '铂金会员及以上可领',
    });
    expect(await server.call(calls.receiveCoupon, offer, { as: platinum })).toMatchObject({ success: true });
    expect(await server.call(calls.receiveCoupon, offer)).toMatchObject({ code: '-2' });
  });

  it('is shown to numbers of its cities, and refused to others with the names of its own', async () => {
    const offer = await aCouponOffer(server, { activity: { areas: ['320500', '320200'] } });
    const [here, there] = [await aMember(server), await aMember(server)];
    const live = (as: TestMember, area_num: string) =>
      server.db.updateTable('users').set({ area_num }).where('user_id', '=', as.userId).execute();
    await live(here, '320500');
    await live(there, '320100');
    expect(await shown(offer.activityId, there)).toBeUndefined();
    expect(await shown(offer.activityId, here)).toMatchObject({ offerState: 'claimable' });
    expect((await server.call(calls.receiveCoupon, offer, { as: there })).message).toBe(
      '仅限苏州、无锡的号码领取',
    );
    expect((await server.call(calls.receiveCoupon, offer, { as: here })).success).toBe(true);
  });

  it('of a fixed window gives a card that can be used from its begin on', async () => {
    const from = (ms: number) => new Date(server.now().getTime() + ms);
    const [valid_from, valid_until] = [from(2 * day), from(5 * day)];
    const offer = await aCouponOffer(server, { template: { valid_days: null, valid_from, valid_until } });
    const { coupons: received } = await server.data(calls.receiveCoupon, offer, {
      as: await aMember(server),
    });
    expect(received).toMatchObject([
      { beginsAt: valid_from.toISOString(), expiresAt: valid_until.toISOString() },
    ]);
    const over = await aCouponOffer(server, {
      template: { valid_days: null, valid_until: from(-hour) },
    });
    expect((await server.call(calls.receiveCoupon, over, { as: await aMember(server) })).message).toBe(
      '活动已结束',
    );
  });

  it('is possible between begin and end only', async () => {
    const from = (ms: number) => new Date(server.now().getTime() + ms);
    const offer = await aCouponOffer(server, {
      activity: { begins_at: from(hour), ends_at: from(3 * hour) },
    });
    const [early, late] = [await aMember(server), await aMember(server)];
    const claim = (as: typeof early) => server.call(calls.receiveCoupon, offer, { as });
    expect(await shown(offer.activityId, early)).toMatchObject({ offerState: 'notBegun' });
    expect((await claim(early)).message).toMatch(/点开始$/);
    await server.advance(hour);
    const first = await claim(early);
    expect(first.success).toBe(true);
    await server.advance(2 * hour);
    expect((await claim(late)).message).toBe('活动已结束');
    expect((await claim(early)).data).toEqual(first.data);
    expect(await shown(offer.activityId)).toBeUndefined();
  });

  it('of an unknown template or another kind of activity is refused', async () => {
    const [as, pop] = [await aMember(server), await aCouponOffer(server, { activity: { kind: 'pop' } })];
    const unknown = '没有找到这张券，或活动已下线';
    expect((await server.call(calls.receiveCoupon, pop, { as })).message).toBe(unknown);
    expect((await server.call(calls.receiveCoupon, { ...pop, templateId: 'none' }, { as })).message).toBe(
      unknown,
    );
  });
});

describe('coupons on offer', () => {
  it('are listed by tab, type and city', async () => {
    const member = await aCouponOffer(server, { activity: { tab: 'userFlag', areas: ['320500'] } });
    const free = await aCouponOffer(server, {
      template: { coupon_type: 'wzg' },
      offer: { stock: 3, taken: 2 },
    });
    const listed = async (input: Parameters<typeof server.data<typeof calls.couponActivities>>[1]) =>
      (await server.data(calls.couponActivities, input)).list.map(({ activityId }) => activityId);
    expect(await listed({ tab: 'userFlag' })).toContain(member.activityId);
    expect(await listed({ tab: 'freeFlag' })).not.toContain(member.activityId);
    expect(await listed({ cityCode: '320100' })).not.toContain(member.activityId);
    expect(await listed({ couponType: 'wzg' })).toEqual([free.activityId]);
    expect(await shown(free.activityId)).toMatchObject({ leftPercent: 34, limitText: '每人限领1张' });
    expect(await server.data(calls.couponTemplates, { templateIds: [free.templateId] })).toMatchObject({
      total: 1,
      list: [{ templateId: free.templateId, validText: '领取后7天有效' }],
    });
  });

  it('have templates, listed while a coupon of the centre can be claimed', async () => {
    const after = (ms: number) => new Date(server.now().getTime() + ms);
    const [free, soldOut, off, coming, popUp] = [
      await aCouponOffer(server),
      await aCouponOffer(server, { offer: { stock: 1, taken: 1 } }),
      await aCouponOffer(server, { activity: { is_on: false } }),
      await aCouponOffer(server, { activity: { begins_at: after(3_600_000), ends_at: after(7_200_000) } }),
      await aCouponOffer(server, { activity: { kind: 'pop', tab: null } }),
    ];
    const templateIds = [free, soldOut, off, coming, popUp].map(({ templateId }) => templateId);
    const { list } = await server.data(calls.couponTemplates, { templateIds });
    expect(list.map(({ templateId }) => templateId)).toEqual([free.templateId]);
  });

  it('of a pop-up are claimed together, and the same again by a repetition', async () => {
    const first = await aCouponOffer(server, { activity: { kind: 'pop' } });
    await aCouponOffer(server, { activityId: first.activityId, offer: { stock: 0 } });
    await aCouponOffer(server, { activityId: first.activityId });
    const as = await aMember(server);
    const received = await server.data(calls.receivePopCoupons, { actId: first.activityId }, { as });
    expect(received.coupons).toHaveLength(2);
    expect(await server.data(calls.receivePopCoupons, { actId: first.activityId }, { as })).toEqual(received);
  });

  it.each([
    ['new-person gift', rightTypeIds.isNewPersonGiftRight],
    ['month gift', rightTypeIds.isMonthGiftRight],
    ['golden coupon', rightTypeIds.isGoldenCouponRight],
    ['red-envelope bundle', rightTypeIds.isRedLogBundle],
  ])(
    'of a %s are shown to and claimed by holders of right type %i (§6), once in its period',
    async (_name, rightType) => {
      const { activityId: actId } = await aCouponOffer(server, {
        activity: { kind: 'pop', right_type: rightType },
        offer: { period: 'month' },
      });
      const product = await aProduct(server, { level: 2 });
      await sql`insert into vip_type_rights (vip_type_id, right_type_id)
      select vip_type_id, ${rightType} from products where product_id = ${product.productId}`.execute(
        server.db,
      );
      const [holder, other] = [await aMember(server), await aMember(server, { level: 3 })];
      await aSubscription(server, { member: holder, product, openedAt: server.now() });
      const giftsOf = async (as: TestMember) =>
        (await server.data(calls.gifts, {}, { as })).list.filter((each) => each.actId === actId);
      expect(await giftsOf(holder)).toMatchObject([{ coupons: [{ offerState: 'claimable' }] }]);
      expect(await giftsOf(other)).toEqual([]);
      expect(await server.call(calls.receivePopCoupons, { actId }, { as: other })).toMatchObject({
        success: false,
        message: expect.stringContaining('会员专享'),
      });
      await server.data(calls.receivePopCoupons, { actId }, { as: holder });
      expect(await giftsOf(holder)).toEqual([]);
    },
  );

  it('for new members are not shown to members of thirty days, who cannot claim them either', async () => {
    const rightType = rightTypeIds.isNewPersonGiftRight;
    const { activityId: actId } = await aCouponOffer(server, {
      activity: { kind: 'pop', right_type: rightType },
    });
    const product = await aProduct(server, { level: 1 });
    await sql`insert into vip_type_rights (vip_type_id, right_type_id)
      select vip_type_id, ${rightType} from products where product_id = ${product.productId}`.execute(
      server.db,
    );
    const as = await aMember(server);
    const openedAt = new Date(server.now().getTime() - 30 * 86_400_000);
    await aSubscription(server, { member: as, product, openedAt });
    const { list } = await server.data(calls.gifts, {}, { as });
    expect(list.map((each) => each.actId)).not.toContain(actId);
    expect(await server.call(calls.receivePopCoupons, { actId }, { as })).toMatchObject({ success: false });
  });

  it('of a rule are claimed by those who meet it', async () => {
    const { productId } = await aProduct(server);
    const { activityId: actId } = await aCouponOffer(server, { activity: { kind: 'rules' } });
    await server.db
      .insertInto('coupon_rules')
      .values({
        activity_id: actId,
        rule_id: 'held',
        rule_text: '开通本产品',
        product_id: productId,
        sort: 1,
      })
      .execute();
    await aCouponOffer(server, { activityId: actId, offer: { rule_id: 'held' } });
    const [holder, other] = [await aMember(server), await aMember(server)];
    await aSubscription(server, { member: holder, product: { productId } });
    const met = async (as: typeof holder) =>
      (await server.data(calls.couponBusiness, { actId }, { as }))?.rules.map((rule) => rule.met);
    expect([await met(holder), await met(other)]).toEqual([[true], [false]]);
    const claim = (as: typeof holder) =>
      server.call(calls.receiveRuleCoupons, { actId, ruleId: 'held' }, { as });
    expect((await claim(other)).message).toBe('还没有达到条件：开通本产品');
    expect((await claim(holder)).data?.coupons).toHaveLength(1);
    expect((await server.call(calls.couponBusiness, { actId: 'none' })).message).toBe('没有找到该活动');
    expect(await server.data(calls.couponBusiness, {}, { as: holder })).toMatchObject({ actId });
    await server.db
      .updateTable('coupon_activities')
      .set({ is_on: false })
      .where('kind', '=', 'rules')
      .execute();
    expect(await server.data(calls.couponBusiness, {}, { as: holder })).toBeNull();
  });
});
