import type { membership } from '#core/contract/user/membership.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { highestVipWithRight, vipOfType } from './find-vip.ts';
import { mobileStatus } from './mobile-status.ts';
import { orderedProducts } from './ordered-products.ts';
import { refreshLevel } from './refresh-level.ts';
import { userPage } from './user-page.ts';
import { userVipInfo } from './user-vip-info.ts';

export const membershipRoutes = (deps: Deps): Handlers<typeof membership> => ({
  userVipInfo: (_input, { caller }) => userVipInfo(deps, caller),
  refreshLevel: (_input, { caller }) => refreshLevel(deps, caller),
  userPage: (_input, { caller }) => userPage(deps, caller),
  orderedProducts: ({ pageId }, { caller }) => orderedProducts(deps, caller, pageId),
  vipOfType: ({ vipTypeId }, { caller }) => vipOfType(deps, caller, vipTypeId),
  highestVipWithRight: ({ rightTypeId }, { caller }) => highestVipWithRight(deps, caller, rightTypeId),
  mobileStatus: (_input, { caller }) => mobileStatus(deps, caller),
});
