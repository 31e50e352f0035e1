import type {
  OwnedProduct,
  MemberRights,
  ReceivedRight,
  RightDetail,
  Right,
  RightsGroup,
} from '#core/contract/content/rights.shapes.ts';

export const aRight = (overrides: Partial<Right> = {}): Right => ({
  rightsId: 'video',
  groupId: 'media',
  rightsName: '视频会员',
  rightsShowName: '视频会员月卡',
  picUrl: 'goods/video',
  hint: '充值到138****0001',
  recvStatus: 0,
  recvReason: '',
  recvBtnType: 1,
  giveFlag: 0,
  orderFlag: 1,
  lackStockFlag: 0,
  provinceFlag: 0,
  categoryFlag: 1,
  goodsSku: null,
  claimedAt: null,
  ...overrides,
});

export const aGroup = (rightsList: Right[], overrides: Partial<RightsGroup> = {}): RightsGroup => ({
  groupId: 'media',
  groupName: '影音会员',
  chooseCount: 2,
  totalCount: 4,
  chosenCount: 0,
  rightsList,
  ...overrides,
});

export const someRights = (
  groupList: RightsGroup[] = [aGroup([aRight()])],
  overrides: Partial<MemberRights> = {},
): MemberRights => ({
  offerId: 'watch-30',
  productId: 'watch-30',
  productName: '随心看权益包 30元版',
  productType: 1,
  recvStatus: 1,
  subscriptionId: 'S1',
  cycle: '2026-08',
  renewsOn: '2026-09-01',
  daysUntilRenewal: 16,
  claimableCount: 2,
  claimedCount: 1,
  groupList,
  ...overrides,
});

export const aProduct = (overrides: Partial<OwnedProduct> = {}): OwnedProduct => ({
  productId: 'watch-30',
  productName: '随心看权益包 30元版',
  subscriptionId: 'S1',
  vipTypeId: null,
  openedAt: '2026-03-01T00:00:00.000Z',
  renewsOn: '2026-09-01',
  endsOn: null,
  daysLeft: null,
  picUrl: 'goods/video',
  ...overrides,
});

export const aRecord = (overrides: Partial<ReceivedRight> = {}): ReceivedRight => ({
  claimId: 'C1',
  rightsId: 'video',
  rightsName: '视频会员月卡',
  picUrl: 'goods/video',
  productName: '随心看权益包 30元版',
  state: 'delivered',
  recvStatus: 2,
  claimedAt: '2026-08-03T02:05:00.000Z',
  deliveredAt: '2026-08-03T02:05:03.000Z',
  note: '',
  trace: [],
  ...overrides,
});

export const aRightDetail = (overrides: Partial<RightDetail> = {}): RightDetail => ({
  ...aRight(),
  productId: 'watch-30',
  productName: '随心看权益包',
  subscriptionId: 'S1',
  detail: '第一段说明。\n第二段说明。',
  rules: ['当月未领不累计。', '领取后不可退换。'],
  delivery: 'recharge',
  rechargeMobile: '138****0001',
  claimableFrom: null,
  claimableUntil: null,
  ...overrides,
});
