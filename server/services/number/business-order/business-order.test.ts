import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessOrder } from '#core/contract/content/business-order.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { aBusiness } from '../../../testing/data/a-business.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aProduct } from '../../../testing/data/a-product.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { lookupOf } from '../../../testing/databases/test-encryption.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.db
    .insertInto('agreements')
    .values({
      template_id: 'business-order',
      version: '2026.1',
      title: '业务办理须知',
      body: '正文',
      published_at: new Date('2026-01-01'),
    })
    .execute();
});
afterAll(() => server.stop());

const onPage = (page_code: string, business_id: string, sort: number, product_id = '') =>
  server.db.insertInto('business_pages').values({ page_code, business_id, product_id, sort }).execute();
const rule = (target_id: string, rule_code: string, value = '') =>
  server.db
    .insertInto('order_rules')
    .values({ target_kind: 'business', target_id, rule_code, value, sort: 1 })
    .execute();
const aPage = () => `C0013_${freshId('page')}`;
const shown = async (pageCode: string, options: { areaNum?: string; as?: TestMember } = {}) =>
  (
    await server.data(
      businessOrder.pageBusinesses,
      { pageCode, ...(options.areaNum ? { areaNum: options.areaNum } : {}) },
      options.as ? { as: options.as } : {},
    )
  ).map(({ businessId }) => businessId);
const take = ({ userId }: TestMember, businessId: string, endsAt: Date | null = null) =>
  server.db
    .insertInto('business_subscriptions')
    .values({
      subscription_id: freshId('business-subscription'),
      user_id: userId,
      business_id: businessId,
      opened_at: new Date(server.now().getTime() - 1_000),
      ends_at: endsAt,
    })
    .execute();

describe('what a page recommends (§7 queryPageRecommendBusiness)', () => {
  it('stands in the page’s order, and a place without a list of its own shows the page’s', async () => {
    const page = aPage();
    const [one, two, three] = [await aBusiness(server), await aBusiness(server), await aBusiness(server)];
    await onPage(page, two.businessId, 1);
    await onPage(page, one.businessId, 2);
    await onPage(`${page}_foot`, three.businessId, 1);
    expect(await shown(page)).toEqual([two.businessId, one.businessId]);
    expect(await shown(`${page}_foot`)).toEqual([three.businessId]);
    expect(await shown(`${page}_top`)).toEqual([two.businessId, one.businessId]);
    expect(await shown(aPage())).toEqual([]);
  });

  it('is on sale now and in this city', async () => {
    const page = aPage();
    const [soon, over, there, always] = await Promise.all([
      aBusiness(server, { begins_at: new Date(server.now().getTime() + 60_000) }),
      aBusiness(server, { ends_at: new Date(server.now().getTime() - 60_000) }),
      aBusiness(server, { areas: ['320500'] }),
      aBusiness(server),
    ]);
    for (const [at, { businessId }] of [soon, over, there, always].entries())
      await onPage(page, businessId, at);
    expect(await shown(page, { areaNum: '320100' })).toEqual([always.businessId]);
    expect(await shown(page, { areaNum: '320505' })).toEqual([there.businessId, always.businessId]);
    expect(await shown(page)).toEqual([there.businessId, always.businessId]);
  });

  it('shows the renewal price beside the first', async () => {
    const page = aPage();
    const { businessId } = await aBusiness(server, { price_fen: 990, renewal_price_fen: 1_500 });
    await onPage(page, businessId, 1);
    expect(await server.data(businessOrder.pageBusinesses, { pageCode: page })).toMatchObject([
      {
        priceFen: 990,
        renewalPriceFen: 1_500,
        priceUnit: '月',
        priceText: '首月¥9.9，次月起¥15/月',
        subscribed: false,
        canOrder: true,
        reason: '',
      },
    ]);
  });

  it('has the reason why it cannot be ordered, and is visible to a guest', async () => {
    const page = aPage();
    const { businessId } = await aBusiness(server);
    await onPage(page, businessId, 1);
    await rule(businessId, 'MIN_LEVEL', '2');
    const request = async (as?: TestMember) =>
      (await server.data(businessOrder.pageBusinesses, { pageCode: page }, as ? { as } : {}))[0];
    expect(await request()).toMatchObject({ canOrder: true, reason: '' });
    expect(await request(await aMember(server))).toMatchObject({
      canOrder: false,
      reason: '您的会员等级还不够，升级后即可办理',
    });
    expect(await request(await aMember(server, { level: 2 }))).toMatchObject({ canOrder: true });
  });

  it('goes with the product ordered, on the page where it is (§7 queryVipOrderPageRecommendBusiness)', async () => {
    const page = aPage();
    const [general, special] = [await aBusiness(server), await aBusiness(server)];
    const { productId } = await aProduct(server);
    await onPage(page, general.businessId, 2);
    await onPage(page, special.businessId, 1, productId);
    const request = async (input: { productId?: string }) =>
      (await server.data(businessOrder.vipOrderBusinesses, { pageCode: page, ...input })).map(
        ({ businessId }) => businessId,
      );
    expect(await request({})).toEqual([general.businessId]);
    expect(await request({ productId })).toEqual([special.businessId, general.businessId]);
  });

  it('needs a page code of the form', async () => {
    for (const pageCode of ['', 'C0013', 'C0013_a_b_c', "C0013_' or 1=1"])
      expect(await server.call(businessOrder.pageBusinesses, { pageCode })).toMatchObject({
        code: '0',
        message: '提交的内容有误，请刷新页面后再试',
      });
  });
});

describe('one offer', () => {
  it('is explained with its rules and agreements, to guests too (§7 queryVipOrderRecommendBusinessInfo)', async () => {
    const { businessId } = await aBusiness(server, { agreements: ['business-order', 'never-published'] });
    expect(await server.data(businessOrder.vipOrderBusinessDetail, { businessId })).toMatchObject({
      businessId,
      detail: '每月10GB。',
      rules: ['可随时退订。'],
      agreements: [{ templateId: 'business-order', title: '业务办理须知' }],
    });
    expect(await server.call(businessOrder.vipOrderBusinessDetail, { businessId: 'none' })).toMatchObject({
      code: '0',
      message: '没有找到该业务',
    });
  });

  it('lists the rights of the product it opens, by group', async () => {
    const right = await aRight(server);
    await aRight(server, { beside: right });
    await aRight(server, { beside: right, minLevel: 4 });
    const request = async (traits: Parameters<typeof aBusiness>[1]) =>
      (await server.data(businessOrder.vipOrderBusinessDetail, await aBusiness(server, traits))).groups;
    expect(await request({ product_id: right.productId })).toMatchObject([
      {
        groupId: right.groupId,
        groupName: '影音会员',
        chooseCount: 1,
        totalCount: 2,
        rightsList: [{ rightsName: '视频会员月卡', hint: '充值到您的手机号' }, {}],
      },
    ]);
    expect(await request({})).toEqual([]);
  });

  it('is confirmed with price, day and both prices (§7 queryBusinessOrderConfirmPopup)', async () => {
    const member = await aMember(server);
    const { businessId } = await aBusiness(server, {
      name: '流量月包',
      price_fen: 990,
      renewal_price_fen: 1_500,
      starts: 'next-month',
      agreements: ['business-order'],
    });
    const day = chinaDay(claimCycle(server.now()).endsAt);
    expect(await server.data(businessOrder.businessConfirm, { businessId }, { as: member })).toEqual({
      businessId,
      title: '确认办理流量月包',
      content: `首月¥9.9，次月起¥15/月，${day}生效`,
      priceFen: 990,
      renewalPriceFen: 1_500,
      priceText: '首月¥9.9，次月起¥15/月',
      effectiveOn: day,
      needsSmsCode: true,
      agreements: [{ templateId: 'business-order', title: '业务办理须知' }],
    });
  });

  it('is not confirmed to a subscriber that may not order it', async () => {
    const [member, stranger] = [await aMember(server), await aMember(server)];
    await server.db
      .insertInto('sandbox_numbers')
      .values({
        mobile_lookup: lookupOf(stranger.mobile),
        area_num: '440100',
        in_province: false,
        joined_on: null,
      })
      .execute();
    const { businessId } = await aBusiness(server);
    await rule(businessId, 'PROVINCE');
    const request = (as: TestMember) => server.call(businessOrder.businessConfirm, { businessId }, { as });
    expect(await request(stranger)).toMatchObject({ code: '0', message: provinceToast });
    await take(member, businessId);
    expect(await request(member)).toMatchObject({ code: '0', message: '您已开通该业务，无需重复办理' });
    const over = await aBusiness(server, { ends_at: server.now() });
    expect(await server.call(businessOrder.businessConfirm, over, { as: member })).toMatchObject({
      code: '0',
      message: '该业务已停止办理',
    });
    expect(await server.call(businessOrder.businessConfirm, { businessId })).toMatchObject({ code: '-2' });
  });
});

describe('what the subscriber has taken (§7 queryMySubscribeBusiness)', () => {
  it('comes from the operator and from products alike, the page’s own first', async () => {
    const member = await aMember(server);
    const product = await aProduct(server);
    const [direct, ours] = [
      await aBusiness(server),
      await aBusiness(server, { product_id: product.productId, can_unsubscribe: false }),
    ];
    await take(member, direct.businessId);
    const openedAt = new Date(server.now().getTime() - 86_400_000);
    await aSubscription(server, { member, product, openedAt });
    const page = aPage();
    const mine = (pageCode: string) => server.data(businessOrder.myBusinesses, { pageCode }, { as: member });
    expect((await mine(page)).map(({ businessId }) => businessId)).toEqual([
      direct.businessId,
      ours.businessId,
    ]);
    await onPage(page, ours.businessId, 1);
    expect(await mine(page)).toMatchObject([
      {
        businessId: ours.businessId,
        subscribed: true,
        openedAt: openedAt.toISOString(),
        endsOn: null,
        canUnsubscribe: false,
      },
      { businessId: direct.businessId, subscribed: true, canUnsubscribe: true },
    ]);
  });

  it('is over when it has ended, and cannot be left twice', async () => {
    const member = await aMember(server);
    const [ended, ending] = [await aBusiness(server), await aBusiness(server)];
    await take(member, ended.businessId, server.now());
    const end = new Date(claimCycle(server.now()).endsAt);
    await take(member, ending.businessId, end);
    expect(
      await server.data(businessOrder.myBusinesses, { pageCode: aPage() }, { as: member }),
    ).toMatchObject([{ businessId: ending.businessId, endsOn: chinaDay(end), canUnsubscribe: false }]);
  });

  it('is visible to its owner only', async () => {
    const member = await aMember(server);
    await take(member, (await aBusiness(server)).businessId);
    expect(
      await server.data(businessOrder.myBusinesses, { pageCode: aPage() }, { as: await aMember(server) }),
    ).toEqual([]);
    expect(await server.call(businessOrder.myBusinesses, { pageCode: aPage() })).toMatchObject({
      code: '-2',
    });
  });

  it('is held once at a time', async () => {
    const member = await aMember(server);
    const { businessId } = await aBusiness(server);
    await take(member, businessId);
    await expect(take(member, businessId)).rejects.toThrow('business_subscriptions_once');
  });
});
