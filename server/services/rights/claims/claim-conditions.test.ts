import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { myMonth } from '#core/contract/content/my-month.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import type { TestMember } from '../../../testing/data/a-member.ts';
import { aRight, type TestRight } from '../../../testing/data/a-right.ts';
import { aSubscription } from '../../../testing/data/a-subscription.ts';
import { signedInAs, type Name } from '../../../testing/data/user-kinds.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { otherProvinces, withProvince } from '../rights/home-province.ts';
import { claimRights } from './claim-right.ts';
import { lookupOf } from '../../../testing/databases/test-encryption.ts';
import { silentBilling } from '../../../testing/upstreams/silent-billing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface Holder {
  readonly member: TestMember;
  readonly claim: TestRight & { readonly subscriptionId: string };
}

async function holderOf(right: TestRight, name: Name): Promise<Holder> {
  const member = await signedInAs(server, name);
  return { member, claim: { ...right, ...(await aSubscription(server, { member, product: right })) } };
}
const claimOf = ({ member, claim }: Holder, headers: Record<string, string> = {}) =>
  server.call(cardProduct.receiveRights, claim, { as: member, headers });
const claimsOf = ({ rightsId }: TestRight) =>
  server.db
    .selectFrom('claims')
    .selectAll()
    .where('rights_id', '=', rightsId)
    .orderBy('claimed_at')
    .orderBy('area_num')
    .execute();
const listOf = async ({ member, claim }: Holder) =>
  (
    await server.data(cardProduct.memberRights, { offerId: claim.productId }, { as: member })
  ).groupList.flatMap(({ rightsList }) => rightsList);
/** The account's word on the province; billing's stays. */
const setAccount = ({ member }: Holder, isp_flag: 0 | 1) =>
  server.db.updateTable('users').set({ isp_flag }).where('user_id', '=', member.userId).execute();
const inVain = { recvStatus: 3, recvReason: provinceToast, recvBtnType: null, provinceFlag: 1 };

describe('a right for the province only (§1, §5, decisions §4)', () => {
  it.each<[Name, object, string]>([
    ['level1', { recvStatus: 0, provinceFlag: 0 }, ''],
    ['elsewhere', inVain, provinceToast],
    ['goldElsewhere', inVain, provinceToast],
  ])('shows and says the same to %s', async (name, shown, refusal) => {
    const right = await aRight(server, { provinceOnly: true, stock: 5 });
    const holder = await holderOf(right, name);
    expect(await listOf(holder)).toMatchObject([shown]);
    expect(await server.data(cardProduct.rightDetail, holder.claim, { as: holder.member })).toMatchObject(
      shown,
    );
    expect(await server.data(singleRights.singleRightDetail, right, { as: holder.member })).toMatchObject(
      shown,
    );
    expect(
      (await server.data(myMonth.monthRights, {}, { as: holder.member })).groupList.find(
        ({ groupId }) => groupId === right.groupId,
      )?.rightsList,
    ).toMatchObject([shown]);
    expect(await server.data(singleRights.claimOrBuy, holder.claim, { as: holder.member })).toMatchObject({
      canReceive: refusal === '',
      reason: refusal,
    });
    const answer = await claimOf(holder);
    expect(answer.success ? '' : answer.message).toBe(refusal);
    expect(await claimsOf(right)).toHaveLength(refusal === '' ? 1 : 0);
  });

  it('is one of those in the bag', async () => {
    const right = await aRight(server, { provinceOnly: true });
    await server.db
      .insertInto('page_products')
      .values({ page_id: 'BlessingBag', product_id: right.productId, rights_id: '' })
      .execute();
    const holder = await holderOf(right, 'elsewhere');
    expect(await server.data(blessingBag.blessingBag, {}, { as: holder.member })).toMatchObject({
      usableCount: 0,
      waitCount: 0,
      nextAt: null,
      rightsList: [inVain],
    });
  });

  it('is nothing a guest is turned away from before signing in', async () => {
    const right = await aRight(server, { provinceOnly: true });
    expect(await server.data(singleRights.singleRightDetail, right)).toMatchObject({
      recvReason: '开通后可领取',
      provinceFlag: 0,
    });
  });

  it('is granted to the claimants of the province in one batch, and to no others', async () => {
    const right = await aRight(server, { provinceOnly: true, stock: 8 });
    const holders = await Promise.all(
      Array.from({ length: 12 }, (_each, at) => holderOf(right, at % 3 === 0 ? 'elsewhere' : 'level1')),
    );
    const answers = await Promise.all(holders.map((holder) => claimOf(holder)));
    expect(answers.map(({ success, message }) => success || message)).toEqual(
      holders.map((_holder, at) => (at % 3 === 0 ? provinceToast : true)),
    );
    const claims = await claimsOf(right);
    expect(claims.map(({ user_id }) => user_id).sort()).toEqual(
      holders
        .filter((_holder, at) => at % 3 !== 0)
        .map(({ member }) => member.userId)
        .sort(),
    );
  });

  it('asks billing where the account has no province, and uses the account while billing does not answer', async () => {
    const right = await aRight(server, { provinceOnly: true });
    const newcomer = await holderOf(right, 'nonMember');
    await setAccount(newcomer, 0);
    expect(await listOf(newcomer)).toMatchObject([{ recvStatus: 0 }]);
    expect((await claimOf(newcomer)).success).toBe(true);
    const lookup = { ...server.deps, billing: silentBilling };
    const known = await holderOf(right, 'level1');
    expect(await otherProvinces(lookup, [newcomer.member.userId, known.member.userId, 'unknown'])).toEqual(
      new Map([[newcomer.member.userId, 'unverified']]),
    );
  });

  it('is not refused as one for another province while billing does not answer', async () => {
    const right = await aRight(server, { provinceOnly: true });
    const holder = await holderOf(right, 'nonMember');
    await setAccount(holder, 0);
    const silent = { ...server.deps, billing: silentBilling };
    const [row] = await withProvince(silent, holder.member.userId, [{ province_only: true }]);
    expect(row).toMatchObject({ out_of_province: false });
    const claim = { ...holder.claim, channelId: '' };
    await expect(claimRights(silent)({ ...holder.member, sessionId: '' }, claim)).rejects.toThrow(
      '暂时无法核实您的号码，请稍后再试',
    );
    expect(await claimsOf(right)).toEqual([]);
    expect((await claimOf(holder)).success).toBe(true);
  });

  it('answers the repetition of a claim with the claim, though its subscriber has moved away since', async () => {
    const right = await aRight(server, { provinceOnly: true });
    const holder = await holderOf(right, 'level1');
    const headers = { 'idempotency-key': 'moved-away-since' };
    const first = await claimOf(holder, headers);
    await setAccount(holder, 0);
    await server.db
      .updateTable('sandbox_numbers')
      .set({ in_province: false })
      .where('mobile_lookup', '=', lookupOf(holder.member.mobile))
      .execute();
    expect(await claimOf(holder, headers)).toEqual(first);
    expect((await claimOf(holder)).data.claimId).toBe(first.data.claimId);
  });

  it('leaves the choice of the other rights to a subscriber that cannot claim it', async () => {
    const right = await aRight(server, { provinceOnly: true });
    await aRight(server, { beside: right });
    const totalFor = async (name: Name) =>
      (
        await server.data(
          cardProduct.memberRights,
          { offerId: right.productId },
          { as: (await holderOf(right, name)).member },
        )
      ).groupList[0]?.totalCount;
    expect([await totalFor('level1'), await totalFor('elsewhere')]).toEqual([2, 1]);
  });
});

describe('a right that is bought (§3, categoryFlag 2)', () => {
  it('is shown with its goods, is no part of the choice, and cannot be claimed', async () => {
    const goods = { goodsId: 'coffee', skuId: 'coffee.1' };
    const right = await aRight(server, { soldAs: goods });
    await aRight(server, { beside: right });
    const holder = await holderOf(right, 'level1');
    const {
      groupList: [group],
      claimableCount,
    } = await server.data(cardProduct.memberRights, { offerId: right.productId }, { as: holder.member });
    expect(group).toMatchObject({ totalCount: 1 });
    expect(claimableCount).toBe(1);
    expect(group?.rightsList.find(({ rightsId }) => rightsId === right.rightsId)).toMatchObject({
      categoryFlag: 2,
      goodsSku: goods,
      recvStatus: 3,
      recvReason: '可按会员价购买',
      recvBtnType: null,
    });
    expect(await server.data(singleRights.claimOrBuy, holder.claim, { as: holder.member })).toMatchObject({
      canReceive: false,
      canBuy: true,
      goodsSku: goods,
    });
    expect(await server.data(cardProduct.rightDetail, holder.claim, { as: holder.member })).toMatchObject({
      claimableFrom: null,
      claimableUntil: null,
      rules: ['价格与使用说明以商品页为准。', '购买不占用本组每月可选的项数。'],
    });
    expect((await claimOf(holder)).message).toBe('可按会员价购买');
    expect(await claimsOf(right)).toEqual([]);
  });

  it('has goods, or is none', async () => {
    const { rightsId } = await aRight(server);
    await expect(
      server.db.updateTable('rights').set({ category_flag: 2 }).where('rights_id', '=', rightsId).execute(),
    ).rejects.toThrow('rights_sold_as_goods');
  });
});

describe('a claim through the route of easy-use (§7: params plus location info)', () => {
  it('is stored with its area, which is optional', async () => {
    const right = await aRight(server);
    await server.db
      .updateTable('products')
      .set({ family: 'rwy' })
      .where('product_id', '=', right.productId)
      .execute();
    const [placed, unlocated] = [await holderOf(right, 'level1'), await holderOf(right, 'level2')];
    const claimed = await server.data(
      singleRights.receiveEasyUseRights,
      { ...placed.claim, areaNum: '320500', longitude: 120.6, latitude: 31.3 },
      { as: placed.member },
    );
    await server.data(singleRights.receiveEasyUseRights, unlocated.claim, { as: unlocated.member });
    expect(await claimsOf(right)).toMatchObject([
      { claim_id: claimed.claimId, area_num: '320500' },
      { area_num: null },
    ]);
    // A repetition from elsewhere is the first claim, where it was made.
    await server.data(
      singleRights.receiveEasyUseRights,
      { ...placed.claim, areaNum: '320100' },
      { as: placed.member },
    );
    expect(await claimsOf(right)).toMatchObject([{ area_num: '320500' }, { area_num: null }]);
  });
});

it('what the cards say of a right that is over, too high or sold out is true (§4)', async () => {
  const over = await aRight(server, { endsAt: new Date('2020-01-01') });
  await aRight(server, { beside: over, minLevel: 4 });
  await aRight(server, { beside: over, stock: 0 });
  const said = (await listOf(await holderOf(over, 'level1'))).map(({ recvReason, recvBtnType }) => [
    recvReason,
    recvBtnType,
  ]);
  expect(new Map(said as [string, number | null][])).toEqual(
    new Map([
      ['领取时间已结束', null],
      ['升级会员后可领', null],
      ['本月已领完', 3],
    ]),
  );
});
