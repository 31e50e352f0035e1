import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { membership } from '#core/contract/user/membership.ts';
import { session } from '#core/contract/user/session.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { aMember } from '../../testing/data/a-member.ts';
import { aProduct } from '../../testing/data/a-product.ts';
import { aSubscription } from '../../testing/data/a-subscription.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('the level of a subscriber (§3 Membership level)', () => {
  it('without a product, no member', async () => {
    const member = await aMember(server);
    expect(await server.data(membership.userVipInfo, {}, { as: member })).toMatchObject({
      userDto: { userId: member.userId, vipTypeId: 0, vipTypeLevel: 0, vipTypeName: '非会员' },
      openProductInfoList: [],
      userVipRights: [],
    });
  });

  it('the highest level of what is held now counts; what has ended or not begun does not', async () => {
    const member = await aMember(server, { level: 2 });
    const at = (days: number) => new Date(server.now().getTime() + days * 24 * 3_600_000);
    await aSubscription(server, { member, product: await aProduct(server, { level: 3 }) });
    await aSubscription(server, {
      member,
      product: await aProduct(server, { level: 5 }),
      openedAt: at(-9),
      endsAt: at(-1),
    });
    await aSubscription(server, { member, product: await aProduct(server, { level: 6 }), openedAt: at(1) });
    const { userDto, openProductInfoList } = await server.data(membership.userVipInfo, {}, { as: member });
    expect(userDto).toMatchObject({ vipTypeLevel: 3, vipTypeName: '等级3' });
    expect(openProductInfoList.map(({ vipTypeLevel }) => vipTypeLevel)).toEqual([3, 2]);
  });

  it('a membership that ends at midnight has the day before as its last, in every call', async () => {
    const member = await aMember(server);
    const { endsAt } = claimCycle(server.now());
    const product = await aProduct(server, { level: 1 });
    await aSubscription(server, { member, product, endsAt: new Date(endsAt) });
    const last = chinaDay(endsAt - 1);
    const { openProductInfoList } = await server.data(membership.userVipInfo, {}, { as: member });
    expect(openProductInfoList).toMatchObject([{ expiresOn: last }]);
    expect(await server.data(rightsFamilies.dgProducts, {}, { as: member })).toMatchObject([
      { endsOn: last },
    ]);
  });

  it('is part of the account that every page loads, so that each of them reports it', async () => {
    const [member, nonMember] = [await aMember(server, { level: 2 }), await aMember(server)];
    const { openProductInfoList } = await server.data(membership.userVipInfo, {}, { as: member });
    const userInfoOf = async (as: typeof member) =>
      (await server.data(session.loginStatus, {}, { as })).userInfo;
    expect(await userInfoOf(member)).toMatchObject({
      vipTypeLevel: 2,
      vipGroupTypeName: openProductInfoList[0]?.vipGroupTypeName,
    });
    expect(await userInfoOf(nonMember)).toMatchObject({ vipTypeLevel: 0, vipGroupTypeName: '非会员' });
  });

  it('right types are those of what is held, each once', async () => {
    const member = await aMember(server);
    const products = await Promise.all([aProduct(server, { level: 1 }), aProduct(server, { level: 2 })]);
    for (const product of products) {
      await aSubscription(server, { member, product });
      const { vip_type_id: vipTypeId } = await server.db
        .selectFrom('products')
        .select('vip_type_id')
        .where('product_id', '=', product.productId)
        .executeTakeFirstOrThrow();
      await server.db
        .insertInto('vip_type_rights')
        .values([
          { vip_type_id: vipTypeId ?? 0, right_type_id: 1 },
          { vip_type_id: vipTypeId ?? 0, right_type_id: 4 },
        ])
        .execute();
    }
    expect((await server.data(membership.userVipInfo, {}, { as: member })).userVipRights).toEqual([1, 4]);
  });
});
