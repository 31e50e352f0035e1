import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { membership } from '#core/contract/user/membership.ts';
import { session } from '#core/contract/user/session.ts';
import { projects } from '#core/site/projects.ts';
import { mallOfSubscriber } from '#core/site/mall-of-subscriber.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aHolder } from '../../testing/data/a-holder.ts';
import { aMember, type TestMember } from '../../testing/data/a-member.ts';
import { aProduct } from '../../testing/data/a-product.ts';
import { aRight } from '../../testing/data/a-right.ts';
import { aSubscription } from '../../testing/data/a-subscription.ts';
import { eventually } from '../../testing/eventually.ts';
import { freshId } from '../../testing/fresh.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { lookupOf } from '../../testing/databases/test-encryption.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const vipTypeOf = async (productId: string): Promise<number> =>
  (
    await server.db
      .selectFrom('products')
      .select('vip_type_id')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
  ).vip_type_id ?? 0;
const aNumber = (
  { mobile }: TestMember,
  traits: { in_province?: boolean; status?: 'normal' | 'suspended' | 'closed' } = {},
) =>
  server.db
    .insertInto('sandbox_numbers')
    .values({
      mobile_lookup: lookupOf(mobile),
      area_num: '320500',
      in_province: true,
      joined_on: '2012-06-18',
      ...traits,
    })
    .execute();

describe('refreshing the level (§9: once a minute)', () => {
  it('stores billing’s data of the number, and returns the current level', async () => {
    const member = await aMember(server, { level: 2 });
    await aNumber(member);
    expect(await server.data(membership.refreshLevel, {}, { as: member })).toMatchObject({
      vipTypeLevel: 2,
      vipTypeName: '等级2',
    });
    expect((await server.data(session.loginStatus, {}, { as: member })).userInfo).toMatchObject({
      ispFlag: 1,
    });
    expect(
      await server.db
        .selectFrom('users')
        .select('area_num')
        .where('user_id', '=', member.userId)
        .executeTakeFirst(),
    ).toEqual({ area_num: '320500' });
  });

  it('asks billing once a minute, while the level is always the newest', async () => {
    const member = await aMember(server);
    await aNumber(member, { in_province: false });
    const first = await server.data(membership.refreshLevel, {}, { as: member });
    await server.db
      .updateTable('sandbox_numbers')
      .set({ in_province: true })
      .where('mobile_lookup', '=', lookupOf(member.mobile))
      .execute();
    await aSubscription(server, { member, product: await aProduct(server, { level: 3 }) });
    const second = await server.data(membership.refreshLevel, {}, { as: member });
    expect(second).toMatchObject({ vipTypeLevel: 3, refreshedAt: first.refreshedAt });
    const isp = async () => (await server.data(session.loginStatus, {}, { as: member })).userInfo?.ispFlag;
    expect(await isp()).toBe(0);
    await server.advance(61_000);
    expect(
      (await server.data(membership.refreshLevel, {}, { as: member })).refreshedAt > first.refreshedAt,
    ).toBe(true);
    expect(await isp()).toBe(1);
  });

  it('keeps the stored data while billing does not answer (F12)', async () => {
    const member = await aMember(server, { level: 1 });
    await server.db
      .updateTable('users')
      .set({ isp_flag: 1, area_num: '320200' })
      .where('user_id', '=', member.userId)
      .execute();
    await server.sandbox(upstreams.setOutage, { upstream: 'billing', on: true });
    expect(await server.data(membership.refreshLevel, {}, { as: member })).toMatchObject({ vipTypeLevel: 1 });
    expect(await server.call(membership.mobileStatus, {}, { as: await aMember(server) })).toMatchObject({
      code: '0',
      message: '暂时查不到号码状态，请稍后再试',
    });
    expect((await server.data(session.loginStatus, {}, { as: member })).userInfo).toMatchObject({
      ispFlag: 1,
    });
    await server.sandbox(upstreams.setOutage, { upstream: 'billing', on: false });
    const other = await aMember(server);
    await eventually(
      () => server.call(membership.mobileStatus, {}, { as: other }),
      ({ success }) => success,
    );
  });
});

it('the state of the number comes from billing', async () => {
  const member = await aMember(server);
  await aNumber(member, { status: 'suspended' });
  expect(await server.data(membership.mobileStatus, {}, { as: member })).toEqual({
    status: 'suspended',
    ispFlag: 1,
    areaName: '苏州',
    joinedOn: '2012-06-18',
  });
});

it('a member of the province belongs to the market, every other subscriber to the rights mall (§4 Cut-over)', async () => {
  const [member, plain] = [await aMember(server, { level: 1 }), await aMember(server)];
  await server.db
    .updateTable('users')
    .set({ isp_flag: 1 })
    .where('user_id', 'in', [member.userId, plain.userId])
    .execute();
  const market = mallOfSubscriber({ holdsProduct: true, inProvince: true });
  expect(await server.data(membership.userPage, {}, { as: member })).toEqual(market);
  expect((await server.data(membership.userPage, {}, { as: plain })).product).not.toBe(market.product);
  expect(Object.keys(projects)).toContain(market.product);
});

describe('a membership by its type or by its right', () => {
  it('is found among what is held now, the highest first', async () => {
    const member = await aMember(server);
    const [low, high, other] = [
      await aProduct(server, { level: 1 }),
      await aProduct(server, { level: 3 }),
      await aProduct(server, { level: 5 }),
    ];
    await aSubscription(server, { member, product: low });
    await aSubscription(server, { member, product: high });
    const rightTypeId = 77_001;
    for (const { productId } of [low, high, other])
      await server.db
        .insertInto('vip_type_rights')
        .values({ vip_type_id: await vipTypeOf(productId), right_type_id: rightTypeId })
        .execute();
    const as = { as: member };
    expect(await server.data(membership.highestVipWithRight, { rightTypeId }, as)).toMatchObject({
      productId: high.productId,
      vipTypeLevel: 3,
    });
    expect(await server.data(membership.highestVipWithRight, { rightTypeId: 77_002 }, as)).toBeNull();
    const typeInRange = 9_001;
    await server.db
      .insertInto('vip_types')
      .values({
        vip_type_id: typeInRange,
        level: 2,
        name: '黄金',
        group_name: '会员',
        group_flag: '0',
        pic_url: '',
        show_rights: true,
      })
      .execute();
    await server.db
      .updateTable('products')
      .set({ vip_type_id: typeInRange })
      .where('product_id', '=', low.productId)
      .execute();
    expect(await server.data(membership.vipOfType, { vipTypeId: typeInRange }, as)).toMatchObject({
      productId: low.productId,
      vipTypeName: '黄金',
    });
    expect(await server.data(membership.vipOfType, { vipTypeId: 0 }, as)).toBeNull();
    expect(
      await server.data(membership.vipOfType, { vipTypeId: typeInRange }, { as: await aMember(server) }),
    ).toBeNull();
  });
});

describe('products by page (§3: pageId HighSpeedRail)', () => {
  it('are those of the page, with the uses left this month', async () => {
    const pageId = freshId('page');
    const right = await aRight(server, { choose: 2 });
    const second = await aRight(server, { beside: right });
    const { member, claim } = await aHolder(server, right);
    await aSubscription(server, { member, product: await aProduct(server) });
    await server.db
      .insertInto('page_products')
      .values(
        [right, second].map(({ productId, rightsId }) => ({
          page_id: pageId,
          product_id: productId,
          rights_id: rightsId,
        })),
      )
      .execute();
    const request = () => server.data(membership.orderedProducts, { pageId }, { as: member });
    expect(await request()).toMatchObject({
      openProductInfoList: [{ productId: right.productId }],
      remainingUses: 2,
    });
    await server.data(cardProduct.receiveRights, claim, { as: member });
    expect(await request()).toMatchObject({ remainingUses: 1 });
    expect(await server.data(membership.orderedProducts, { pageId }, { as: await aMember(server) })).toEqual({
      openProductInfoList: [],
      remainingUses: 0,
    });
  });

  it('a page that counts nothing says so, and an unknown one has nothing', async () => {
    const pageId = freshId('page');
    const product = await aProduct(server);
    const member = await aMember(server);
    await aSubscription(server, { member, product });
    await server.db
      .insertInto('page_products')
      .values({ page_id: pageId, product_id: product.productId, rights_id: '' })
      .execute();
    expect(await server.data(membership.orderedProducts, { pageId }, { as: member })).toMatchObject({
      openProductInfoList: [{ productId: product.productId }],
      remainingUses: null,
    });
    expect(await server.data(membership.orderedProducts, { pageId: 'none' }, { as: member })).toEqual({
      openProductInfoList: [],
      remainingUses: null,
    });
  });
});
