import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightTypeIds } from '#core/rules/membership/right-type-flags.ts';
import type { Member } from '#server/http/call.ts';
import { ownedProductList } from '#server/services/rights/rights/owned-product-list.ts';
import { memberRights } from '#server/services/rights/rights/member-rights.ts';
import { receivedRights } from '#server/services/rights/rights/received-rights.ts';
import { couponCounts } from '#server/services/homes/coupon-counts.ts';
import { userVipInfo } from '#server/services/accounts/profile/user-vip-info.ts';
import { loadDemo } from './load-demo.ts';
import { demoSubscribers } from './subscribers.ts';
import { aDemo, china, claim, memberOf, midMonth, type Demo } from './testing/a-demo.ts';
import { lookupOf, testEncryption } from '../testing/databases/test-encryption.ts';

const gold = memberOf('13800000001');
const platinum = memberOf('13800000005');
const deputy = memberOf('13800000010');

const demos: Demo[] = [];
const own = async (now?: Date): Promise<Demo> => {
  const demo = await aDemo(now);
  demos.push(demo);
  return demo;
};

let demo: Demo;
beforeAll(async () => {
  demo = await own();
});
afterAll(() => Promise.all(demos.map(({ drop }) => drop())));

async function statusesOf(
  { deps }: Demo,
  member: Member,
  offerId: string,
): Promise<Record<string, [number, string]>> {
  const { groupList } = await memberRights(deps, member, { offerId });
  return Object.fromEntries(
    groupList.flatMap((group) =>
      group.rightsList.map((right) => [
        right.rightsId.slice(offerId.length + 1),
        [right.recvStatus, right.recvReason],
      ]),
    ),
  );
}

describe('the demo subscribers (decisions §2)', () => {
  it('each exist once', async () => {
    const rows = await demo.deps.db.selectFrom('users').select('mobile_sealed').orderBy('user_id').execute();
    expect(rows.map(({ mobile_sealed }) => testEncryption.mobiles.open(mobile_sealed))).toEqual([
      '13800000001',
      '13800000002',
      '13800000003',
      '13800000004',
      '13800000005',
      '13800000006',
      '13900000007',
      '13800000008',
      '13800000009',
      '13800000010',
    ]);
    expect(demoSubscribers.every(({ title, shows }) => title !== '' && shows.endsWith('。'))).toBe(true);
  });

  it.each([
    ['13800000001', { vipTypeId: 1, vipTypeLevel: 2, vipTypeName: '黄金会员', ispFlag: 1, easyUseMember: 0 }],
    ['13800000002', { vipTypeId: 0, vipTypeLevel: 0, ispFlag: 1 }],
    ['13800000003', { vipTypeLevel: 1, easyUseMember: 1, rwyVip: 1 }],
    ['13800000004', { vipTypeId: 111, vipTypeLevel: 4 }],
    ['13800000005', { vipTypeId: 45, vipTypeLevel: 3 }],
    ['13800000006', { vipTypeLevel: 2, ispFlag: 1 }],
    ['13900000007', { vipTypeLevel: 0, ispFlag: 0 }],
    ['13800000010', { vipTypeLevel: 1, ispFlag: 1 }],
  ])('%s has the account of the list', async (mobile, user) => {
    expect((await userVipInfo(demo.deps, memberOf(mobile))).userDto).toMatchObject(user);
  });

  it('the platinum member has every right type and products of six families (§6)', async () => {
    const { userVipRights, openProductInfoList } = await userVipInfo(demo.deps, platinum);
    expect(userVipRights).toEqual(Object.values(rightTypeIds));
    expect(openProductInfoList).toHaveLength(6);
  });

  it('visits of lounges are called by the level of the member who has them', async () => {
    const rights = await demo.deps.db
      .selectFrom('lounge_rights')
      .select(['user_id', 'name'])
      .orderBy('right_id')
      .execute();
    const users = [...new Set(rights.map(({ user_id }) => user_id))];
    expect(users).toHaveLength(3);
    for (const userId of users) {
      const mobile = demoSubscribers.find((each) => each.userId === userId)?.mobile ?? '';
      const { vipTypeName } = (await userVipInfo(demo.deps, memberOf(mobile))).userDto;
      for (const { name } of rights.filter(({ user_id }) => user_id === userId))
        expect(name).toMatch(new RegExp(`^${vipTypeName}(高铁|机场)出行权益$`));
    }
  });

  it('one has a pack of seven days, and a new one every week', async () => {
    const packs = await own(china('2026-08-16T23:59:59'));
    const packOf = async () =>
      (await ownedProductList(packs.deps, memberOf('13800000006'))).find(
        ({ productId }) => productId === 'watch-7',
      );
    const sunday = await packOf();
    expect(sunday).toMatchObject({ daysLeft: 1, endsOn: '2026-08-16' });
    packs.now = china('2026-08-17T00:00:00');
    await loadDemo(packs.deps, packs.now);
    expect(await packOf()).toMatchObject({ daysLeft: 7, endsOn: '2026-08-23' });
    expect((await packOf())?.subscriptionId).not.toBe(sunday?.subscriptionId);
  });

  it('one is a plus VIP, and two live where the area is degraded or overloaded (§4, §6)', async () => {
    const { db } = demo.deps;
    expect(
      await db.selectFrom('users').select('mobile_lookup').where('excellent_vip', '=', true).execute(),
    ).toEqual([{ mobile_lookup: lookupOf('13800000004') }]);
    const stopped = db
      .selectFrom('users as u')
      .innerJoin('area_degradations as d', 'd.area_num', 'u.area_num')
      .select(['u.mobile_lookup', 'd.flag'])
      .orderBy('u.user_id');
    expect(await stopped.execute()).toEqual([
      { mobile_lookup: lookupOf('13800000008'), flag: 2 },
      { mobile_lookup: lookupOf('13800000009'), flag: 4 },
    ]);
  });

  it('the gold member has the coupons of the month, and the next month brings its own', async () => {
    const other = await own();
    const counts = {
      totalCouponCount: 18,
      qyfdCouponCount: 3,
      lllbCouponCount: 2,
      wzgCouponCount: 1,
    };
    expect(await couponCounts(other.deps, gold)).toEqual(counts);
    other.now = china('2026-09-01T00:00:00');
    await loadDemo(other.deps, other.now);
    expect(await couponCounts(other.deps, gold)).toEqual(counts);
  });

  it('past claims fill the record, none of them in this month', async () => {
    const { list } = await receivedRights(demo.deps, gold, { pageNum: 1, pageSize: 10 });
    expect(list.map(({ rightsName }) => rightsName)).toEqual([
      '20元加油券',
      '音乐会员月卡',
      '视频会员月卡',
      '咖啡兑换券',
      '综艺会员月卡',
    ]);
    expect(list.every(({ state, claimedAt }) => state === 'delivered' && claimedAt < '2026-07-31T16')).toBe(
      true,
    );
  });
});

describe('the five receive states (decisions §4)', () => {
  it('all show to the gold member: claimable, claiming, claimed, not now, next month', async () => {
    const claiming = await own();
    expect(await statusesOf(claiming, gold, 'watch-30')).toEqual({
      'media.video': [0, ''],
      'media.variety': [0, ''],
      'media.music': [0, ''],
      'media.sports': [0, ''],
      'life.coffee': [0, ''],
      'life.fuel': [0, ''],
      'life.cinema': [3, '本月已领完'],
      'life.carwash': [3, '升级会员后可领'],
    });
    expect(await statusesOf(claiming, gold, 'car-owner')).toMatchObject({
      'car.fuel': [4, '下月1日起可领'],
    });

    await claim(claiming, gold, 'watch-30.media.video');
    await claim(claiming, gold, 'watch-30.media.music');
    await claiming.deps.db
      .updateTable('claims')
      .set({ state: 'delivered', settled_at: midMonth })
      .where('rights_id', '=', 'watch-30.media.music')
      .where('state', '=', 'delivering')
      .execute();
    expect(await statusesOf(claiming, gold, 'watch-30')).toMatchObject({
      'media.video': [1, ''],
      'media.music': [2, ''],
      'media.variety': [4, '本月已选满2项'],
      'media.sports': [4, '本月已选满2项'],
      'life.coffee': [0, ''],
    });
  });

  it('the hint shows the masked number it is charged to, or how it is delivered', async () => {
    const { groupList } = await memberRights(demo.deps, gold, { offerId: 'watch-30' });
    expect(groupList.map(({ groupName, chooseCount }) => [groupName, chooseCount])).toEqual([
      ['影音会员', 2],
      ['生活权益', 2],
    ]);
    expect(groupList.flatMap(({ rightsList }) => rightsList.map(({ hint }) => hint)).slice(0, 5)).toEqual([
      '充值到138****0001',
      '点击链接开通',
      '充值到138****0001',
      '凭兑换码开通',
      '全省1,820家门店可用',
    ]);
  });

  it('the coffee can be claimed from the 1st at ten', async () => {
    const early = await own(china('2026-08-01T09:59:59'));
    expect(await statusesOf(early, gold, 'watch-30')).toMatchObject({
      'life.coffee': [3, '8月1日10:00开放'],
      'media.video': [0, ''],
    });
    early.now = china('2026-08-01T10:00:00');
    expect(await statusesOf(early, gold, 'watch-30')).toMatchObject({ 'life.coffee': [0, ''] });
  });

  it('the platinum member finds claimed, next month and ended without doing anything', async () => {
    expect(await statusesOf(demo, platinum, 'platinum')).toMatchObject({
      'media.video': [2, ''],
      'media.music': [4, '本月已选满1项'],
      'travel.carwash': [0, ''],
    });
    expect(await statusesOf(demo, platinum, 'water-town')).toMatchObject({
      'tour.garden': [0, ''],
      'tour.spring': [3, '领取时间已结束'],
      'taste.peach': [3, '本月已领完'],
    });
  });

  it('what was opened this month is moved to the next months until something is claimed from it', async () => {
    const moving = await own();
    moving.now = china('2026-09-03T12:00:00');
    expect(await statusesOf(moving, deputy, 'watch-20')).toMatchObject({ 'media.video': [0, ''] });
    await claim(moving, gold, 'car-owner.car.fuel');
    await loadDemo(moving.deps, moving.now);
    expect(await statusesOf(moving, deputy, 'watch-20')).toMatchObject({
      'media.video': [4, '下月1日起可领'],
    });
    expect(await statusesOf(moving, gold, 'car-owner')).toMatchObject({
      'car.fuel': [1, ''],
      'car.carwash': [0, ''],
    });
  });
});
