import type { Code } from '../format/codes.ts';
import { rightTypeFlags } from './right-type-flags.ts';

export interface ActivityPermissions {
  readonly secKill: boolean;
  readonly group: boolean;
  readonly discount: boolean;
  readonly zeroBuy: boolean;
}

/** The activities a subscriber may join; one right type permits both discount and zero-price buying (§6). */
export function activityPermissions(userVipRights: readonly Code[]): ActivityPermissions {
  const { isSecKillRight, isGroupRight, isDisCountRight } = rightTypeFlags(userVipRights);
  return {
    secKill: isSecKillRight,
    group: isGroupRight,
    discount: isDisCountRight,
    zeroBuy: isDisCountRight,
  };
}
