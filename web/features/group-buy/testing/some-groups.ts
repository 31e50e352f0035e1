import type { BuyGroup, GroupOffer } from '#core/contract/activity/group-buy.shapes.ts';

export const groupNow = '2026-08-08T10:00:00+08:00';

export const anOffer = (overrides: Partial<GroupOffer> = {}): GroupOffer => ({
  activityId: 'a1',
  goodsId: 'peach',
  skuId: 'peach.1',
  goodsName: '水蜜桃礼盒',
  picUrl: 'goods/peach',
  tags: ['本地'],
  categoryId: 'local',
  size: 3,
  hours: 24,
  priceFen: 6_900,
  listFen: 8_800,
  soldText: '已拼932件',
  isPhysical: true,
  state: 'running',
  beginsAt: '2026-01-01T00:00:00+08:00',
  endsAt: '2027-01-01T00:00:00+08:00',
  ...overrides,
});

export const aGroup = (overrides: Partial<BuyGroup> = {}): BuyGroup => ({
  groupNo: 'g1',
  state: 'open',
  size: 3,
  missing: 1,
  free: 1,
  expiresAt: '2026-08-08T15:42:18+08:00',
  members: [
    { name: '林**', isOpener: true },
    { name: '周**', isOpener: false },
  ],
  ...overrides,
});
