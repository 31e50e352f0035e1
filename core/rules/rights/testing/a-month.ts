import type { MonthGroup, MonthRight } from '../my-month/my-month.ts';

/** A right claimable throughout August 2026. */
export const aMonthRight = (rightsId: string, fields: Partial<MonthRight> = {}): MonthRight => ({
  rightsId,
  recvStatus: 0,
  opensAt: '2026-07-31T16:00:00.000Z',
  closesAt: '2026-08-31T16:00:00.000Z',
  claimedAt: null,
  provinceFlag: 0,
  categoryFlag: 1,
  ...fields,
});

export const aMonthGroup = (
  groupId: string,
  rightsList: readonly MonthRight[],
  fields: Partial<MonthGroup> = {},
): MonthGroup & { readonly groupName: string } => ({
  subscriptionId: 'S1',
  groupId,
  groupName: groupId,
  chooseCount: rightsList.length,
  totalCount: rightsList.length,
  chosenCount: 0,
  rightsList,
  ...fields,
});
