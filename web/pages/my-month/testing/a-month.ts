import type { MonthGroupView, MonthRights, MonthRightView } from '#core/contract/content/my-month.shapes.ts';
import { aRight } from '#web/features/rights/testing/some-rights.ts';

/** A right that can be claimed all through August 2026. */
export const aMonthRight = (
  rightsShowName: string,
  overrides: Partial<MonthRightView> = {},
): MonthRightView => ({
  ...aRight({ rightsId: rightsShowName, rightsShowName }),
  opensAt: '2026-07-31T16:00:00.000Z',
  closesAt: '2026-08-31T16:00:00.000Z',
  ...overrides,
});

export const aMonthGroup = (
  groupName: string,
  rightsList: MonthRightView[],
  overrides: Partial<MonthGroupView> = {},
): MonthGroupView => ({
  productId: 'watch-30',
  productName: '随心看权益包 30元版',
  subscriptionId: 'S1',
  groupId: groupName,
  groupName,
  chooseCount: rightsList.length,
  totalCount: rightsList.length,
  chosenCount: 0,
  rightsList,
  ...overrides,
});

/** The fifteenth of August, ten in the morning in China. */
export const aMonth = (groupList: MonthGroupView[], overrides: Partial<MonthRights> = {}): MonthRights => ({
  cycle: '2026-08',
  serverTime: '2026-08-15T02:00:00.000Z',
  renewsOn: '2026-09-01',
  daysUntilRenewal: 17,
  groupList,
  settings: { autoClaim: 'off', picks: [], remindDay: null, claimsNextAt: null },
  ...overrides,
});
