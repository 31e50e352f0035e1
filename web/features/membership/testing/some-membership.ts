import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import type { OpenProduct, UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { aUser } from '#web/platform/testing/a-user.ts';

export const anOpenProduct = (productId: string, overrides: Partial<OpenProduct> = {}): OpenProduct => ({
  productId,
  productName: '会员产品',
  subscriptionId: `S.${productId}`,
  vipTypeId: 1,
  vipTypeLevel: 2,
  vipTypeName: '黄金会员',
  vipGroupTypeName: '',
  groupVipFlag: '0',
  picUrl: 'goods/gift',
  showRights: true,
  openedAt: '2026-01-01T00:00:00+08:00',
  renewsOn: '2026-09-01',
  expiresOn: null,
  savedFen: 0,
  ...overrides,
});

/** User info with the level of the highest product. */
export function someMembership(
  openProductInfoList: OpenProduct[] = [],
  userVipRights: number[] = [],
): UserVipInfo {
  const [highest] = openProductInfoList;
  const level = highest
    ? { vipTypeId: highest.vipTypeId, vipTypeLevel: highest.vipTypeLevel, vipTypeName: highest.vipTypeName }
    : { vipTypeId: 0, vipTypeLevel: 0, vipTypeName: '非会员' };
  return { userDto: { ...aUser(), ...level }, openProductInfoList, userVipRights };
}

export const aTier = (productId: string, overrides: Partial<Tier> = {}): Tier => ({
  productId,
  productName: '会员产品',
  tierName: '会员产品',
  vipTypeId: 1,
  vipTypeLevel: 2,
  vipTypeName: '黄金会员',
  picUrl: 'goods/gift',
  productType: 1,
  savesPerMonthFen: 31_100,
  firstClaimDay: null,
  rightsCount: 2,
  offer: 'open',
  hint: '',
  canOrder: true,
  reason: '',
  rights: [],
  agreements: [],
  plans: [
    {
      productId,
      goodsId: `member-${productId}`,
      skuId: 'month',
      planName: '连续包月',
      months: 1,
      autoRenew: true,
      priceFen: 990,
      nextPriceFen: null,
      perMonthFen: null,
      badge: '',
    },
    {
      productId,
      goodsId: `member-${productId}`,
      skuId: 'year',
      planName: '年卡',
      months: 12,
      autoRenew: false,
      priceFen: 129_900,
      nextPriceFen: null,
      perMonthFen: 10_825,
      badge: '',
    },
  ],
  rightTypes: [],
  groups: [
    {
      groupId: 'g',
      groupName: '每月任选',
      chooseCount: 1,
      totalCount: 2,
      rightsList: [
        {
          rightsId: 'r1',
          rightsName: '机场贵宾厅',
          hint: '每月1次',
          picUrl: 'goods/air-ink',
          lackStockFlag: 0,
        },
        {
          rightsId: 'r2',
          rightsName: '高铁贵宾厅',
          hint: '每月1次',
          picUrl: 'goods/rail-ink',
          lackStockFlag: 0,
        },
      ],
    },
  ],
  ...overrides,
});

/** User info with one held tier. */
export const someTiers = (tier: Tier) => ({
  currentLevel: 0,
  currentName: '非会员',
  line: 'member',
  tiers: [tier],
});
