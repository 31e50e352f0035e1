import type { Plan, Tier, TierGroup } from '#core/contract/content/member-page.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { memberPage } from '#core/contract/content/member-page.ts';
import type { OpenProduct, UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { aUser } from '#web/platform/testing/a-user.ts';

export const aPlan = (overrides: Partial<Plan> = {}): Plan => ({
  productId: 'watch-20',
  goodsId: 'member-watch-20',
  skuId: 'member-watch-20.month',
  planName: '连续包月',
  months: 1,
  autoRenew: true,
  priceFen: 2_000,
  nextPriceFen: null,
  perMonthFen: null,
  badge: '',
  ...overrides,
});

export const aGroup = (overrides: Partial<TierGroup> = {}): TierGroup => ({
  groupId: 'watch-20.media',
  groupName: '影音会员',
  chooseCount: 1,
  totalCount: 2,
  rightsList: [
    {
      rightsId: 'video',
      rightsName: '视频会员月卡',
      hint: '充值到您的手机号',
      picUrl: 'goods/video-blue',
      lackStockFlag: 0,
    },
    {
      rightsId: 'music',
      rightsName: '音乐会员月卡',
      hint: '充值到您的手机号',
      picUrl: 'goods/music',
      lackStockFlag: 0,
    },
  ],
  ...overrides,
});

export const aTier = (overrides: Partial<Tier> = {}): Tier => ({
  productId: 'watch-20',
  productName: '随心看权益包 20元版',
  tierName: '20元版',
  vipTypeId: 11,
  vipTypeLevel: 1,
  vipTypeName: '普通用户',
  picUrl: 'goods/video',
  productType: 1,
  savesPerMonthFen: 990,
  rightsCount: 2,
  firstClaimDay: null,
  offer: 'open',
  hint: '开通后每月可从2项权益中选领',
  canOrder: true,
  reason: '',
  plans: [
    aPlan(),
    aPlan({
      skuId: 'member-watch-20.quarter',
      planName: '季卡',
      months: 3,
      autoRenew: false,
      priceFen: 5_600,
      perMonthFen: 1_866,
    }),
  ],
  rights: [{ name: '影音会员', note: '2选1', picUrl: 'goods/video-blue' }],
  groups: [aGroup()],
  rightTypes: [2, 4],
  agreements: [
    { templateId: 'member-service', title: '会员服务协议' },
    { templateId: 'auto-renew', title: '自动续费说明' },
  ],
  ...overrides,
});

export const aTiersAnswer = (
  tiers: readonly Tier[] = [aTier()],
  line = 'watch',
): DataOf<typeof memberPage.memberTiers> => ({
  currentLevel: 0,
  currentName: '非会员',
  line,
  tiers: [...tiers],
});

export const aHolding = (overrides: Partial<OpenProduct> = {}): OpenProduct => ({
  productId: 'watch-20',
  productName: '随心看权益包 20元版',
  subscriptionId: 'S1',
  vipTypeId: 11,
  vipTypeLevel: 1,
  vipTypeName: '普通用户',
  vipGroupTypeName: '',
  groupVipFlag: '0',
  picUrl: '',
  showRights: true,
  openedAt: '2026-07-31T16:00:00.000Z',
  renewsOn: '2026-09-01',
  expiresOn: null,
  savedFen: 0,
  ...overrides,
});

export const aVip = (...products: readonly OpenProduct[]): UserVipInfo => ({
  userDto: { ...aUser(), vipTypeId: 0, vipTypeLevel: 0, vipTypeName: '非会员' },
  openProductInfoList: [...products],
  userVipRights: [],
});
