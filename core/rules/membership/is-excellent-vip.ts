/** The vip type of the excellent-plus membership (§6). */
const plusVipTypeId = 111;

/** Whether the subscriber holds the excellent-plus membership or is a premium customer of the operator. */
export const isExcellentVip = (
  premiumCustomer: boolean,
  ownedVipTypeIds: readonly (number | null)[],
): boolean => premiumCustomer || ownedVipTypeIds.includes(plusVipTypeId);
