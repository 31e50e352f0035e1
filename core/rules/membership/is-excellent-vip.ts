/** The vip type of the excellent-plus membership (§6). */
const plusVipTypeId = 111;

/** An excellent-plus VIP holds the membership, or is one of the operator's own premium customers. */
export const isExcellentVip = (
  premiumCustomer: boolean,
  heldVipTypeIds: readonly (number | null)[],
): boolean => premiumCustomer || heldVipTypeIds.includes(plusVipTypeId);
