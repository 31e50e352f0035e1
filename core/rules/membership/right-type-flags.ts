import { isCode, type Code } from '../format/codes.ts';

/** The right-type id of each flag (§6). */
export const rightTypeIds = {
  isSecKillRight: 1,
  isVipPriceRight: 2,
  isGroupRight: 3,
  isNewPersonGiftRight: 4,
  isMonthGiftRight: 5,
  isGoldenCouponRight: 6,
  isFlowRight: 8,
  isDisCountRight: 9,
  isZeroBuyRight: 13,
  isRedLogBundle: 14,
} as const;

export type RightTypeFlag = keyof typeof rightTypeIds;
export type RightTypeFlags = Readonly<Record<RightTypeFlag, boolean>>;

/** The flags of a subscriber, from the ids in userVipRights. */
export function rightTypeFlags(userVipRights: readonly Code[]): RightTypeFlags {
  const holds = (flag: RightTypeFlag): boolean => userVipRights.some((id) => isCode(id, rightTypeIds[flag]));
  return Object.fromEntries(
    (Object.keys(rightTypeIds) as RightTypeFlag[]).map((flag) => [flag, holds(flag)]),
  ) as RightTypeFlags;
}
