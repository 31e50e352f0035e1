import type { Code } from '../format/codes.ts';
import { isCode } from '../format/codes.ts';
import { rightTypeIds } from '../membership/right-type-flags.ts';

export const groupIsForMembers = '拼团是会员专享，开通或升级会员后即可参加';

/** Whether these types of rights permit to open and to join groups (§6). */
export const mayGroup = (userVipRights: readonly Code[]): boolean =>
  userVipRights.some((id) => isCode(id, rightTypeIds.isGroupRight));
